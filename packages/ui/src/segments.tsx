import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/**
 * A row of links, one of which is current: a sort order or a mode. Contains `SegmentLink`s and needs an `aria-label`.
 */
export function SegmentNav({ className, ...rest }: ComponentPropsWithRef<'nav'>): ReactElement {
  return <nav {...rest} className={classNames('segmented', className)} />;
}

/** A row of buttons, one of which is pressed. Contains `SegmentButton`s and needs an `aria-label`. */
export function SegmentGroup({ className, ...rest }: ComponentPropsWithRef<'fieldset'>): ReactElement {
  return <fieldset {...rest} className={classNames('segmented', className)} />;
}

/** A link in a `SegmentNav`. The current one has `aria-current`. */
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
