import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type InputFrameProps = ComponentPropsWithRef<'div'> & {
  /** Whether the typed value is invalid. */
  bad?: boolean | undefined;
};

/** The box around a control, including what comes before and after it, such as a symbol, a unit or a small button. */
export function InputFrame({ bad, className, ...rest }: InputFrameProps): ReactElement {
  return <div {...rest} className={classNames('input', bad && 'is-bad', className)} />;
}
