import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** Links of which one is where the visitor is: an order, a mode. Takes `SegmentLink`s and an `aria-label`. */
export function SegmentNav({ className, ...rest }: ComponentPropsWithRef<'nav'>): ReactElement {
  return <nav {...rest} className={classNames('seg', className)} />;
}

/** Buttons of which one is pressed. Takes `SegmentButton`s and an `aria-label`. */
export function SegmentGroup({ className, ...rest }: ComponentPropsWithRef<'fieldset'>): ReactElement {
  return <fieldset {...rest} className={classNames('seg', className)} />;
}

/** The chosen one carries `aria-current`. */
export function SegmentLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames(rest['aria-current'] && 'is-on', className) || undefined}>
      {children}
    </a>
  );
}

export type SegmentButtonProps = ComponentPropsWithRef<'button'> & { pressed: boolean };

export function SegmentButton({ pressed, className, children, ...rest }: SegmentButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(pressed && 'is-on', className) || undefined}
      aria-pressed={pressed}
    >
      {children}
    </button>
  );
}
