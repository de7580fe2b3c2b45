import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A menu row that is a link. */
export function MenuRowLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames('menu__item', className)}>
      {children}
    </a>
  );
}
