import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A menu row that triggers an action. */
export function MenuRowButton({ className, children, ...rest }: ComponentPropsWithRef<'button'>): ReactElement {
  return (
    <button type="button" {...rest} className={classNames('menu__item', className)}>
      {children}
    </button>
  );
}

/** A menu row that expands the content of its `<details>`. */
export function MenuRowSummary({ className, children, ...rest }: ComponentPropsWithRef<'summary'>): ReactElement {
  return (
    <summary {...rest} className={classNames('menu__item', className)}>
      {children}
    </summary>
  );
}
