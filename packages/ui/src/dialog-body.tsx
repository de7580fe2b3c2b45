import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** The scrolling part of a dialog that brings its own: `bare`, or a `BareDialog`. */
export function DialogBody({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div {...rest} className={classNames('dlg__b', className)} />;
}
