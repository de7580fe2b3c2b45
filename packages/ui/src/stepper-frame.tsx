import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/**
 * The box of a stepper with the caller's own buttons: two `IconButton`s around a `StepperValue`. Needs an
 * `aria-label`.
 */
export function StepperFrame({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div role="group" {...rest} className={classNames('step numeric', className)} />;
}

/** The value between the buttons. Changes are announced. */
export function StepperValue(props: ComponentPropsWithRef<'output'>): ReactElement {
  return <output {...props} className="step__value" />;
}
