import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** Tabs that are addresses or jump to a part of the page, so no tab panels. Takes `TabLink`s or `TabButton`s. */
export function TabsNav({ className, ...rest }: ComponentPropsWithRef<'nav'>): ReactElement {
  return <nav {...rest} className={classNames('tabs', className)} />;
}

/** The chosen one carries `aria-current="page"`. */
export function TabLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames('tab', className)}>
      {children}
    </a>
  );
}

/** The chosen one carries `aria-current="page"`. */
export function TabButton({ className, children, ...rest }: ComponentPropsWithRef<'button'>): ReactElement {
  return (
    <button type="button" {...rest} className={classNames('tab', className)}>
      {children}
    </button>
  );
}
