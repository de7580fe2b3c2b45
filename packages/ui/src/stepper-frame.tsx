import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** The box of a stepper whose buttons are the caller's: two `IconButton`s around a `StepperValue`; give it an `aria-label`. */
export function StepperFrame({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div role="group" {...rest} className={classNames('step num', className)} />;
}

/** The value between the buttons; a change is spoken. */
export function StepperValue(props: ComponentPropsWithRef<'output'>): ReactElement {
  return <output {...props} className="step__value" />;
}
