import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type InputFrameProps = ComponentPropsWithRef<'div'> & {
  /** What was typed is wrong. */
  bad?: boolean | undefined;
};

/** The box of a control, with what stands before and after it: a sign, a unit, a small button. */
export function InputFrame({ bad, className, ...rest }: InputFrameProps): ReactElement {
  return <div {...rest} className={classNames('inp', bad && 'is-bad', className)} />;
}
