import { use } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';
import { dialogEnd } from './dialog-end.tsx';

/** The scrolling part of a dialog that provides its own content: a `bare` dialog or a `BareDialog`. */
export function DialogBody({ className, children, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  const end = use(dialogEnd);
  return (
    <div {...rest} className={classNames('dialog__body', className)}>
      {children}
      {end && <div className="margin-top-4">{end}</div>}
    </div>
  );
}
