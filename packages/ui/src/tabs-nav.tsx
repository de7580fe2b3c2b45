import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/**
 * Tabs that are links or jump to a part of the page, and therefore have no tab panels. Contains `TabLink`s or
 * `TabButton`s.
 */
export function TabsNav({ className, ...rest }: ComponentPropsWithRef<'nav'>): ReactElement {
  return <nav {...rest} className={classNames('tabs', className)} />;
}

/** A link in a `TabsNav`. The current one has `aria-current="page"`. */
export function TabLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames('tab', className)}>
      {children}
    </a>
  );
}

/** A button in a `TabsNav`. The current one has `aria-current="page"`. */
export function TabButton({ className, children, ...rest }: ComponentPropsWithRef<'button'>): ReactElement {
  return (
    <button type="button" {...rest} className={classNames('tab', className)}>
      {children}
    </button>
  );
}
