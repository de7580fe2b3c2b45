import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A row of a menu that acts. */
export function MenuRowButton({ className, children, ...rest }: ComponentPropsWithRef<'button'>): ReactElement {
  return (
    <button type="button" {...rest} className={classNames('menu__i', className)}>
      {children}
    </button>
  );
}

/** A row of a menu that unfolds what stands under it in its `<details>`. */
export function MenuRowSummary({ className, children, ...rest }: ComponentPropsWithRef<'summary'>): ReactElement {
  return (
    <summary {...rest} className={classNames('menu__i', className)}>
      {children}
    </summary>
  );
}
