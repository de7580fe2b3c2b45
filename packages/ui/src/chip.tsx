import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';

type ChipLook = { selected?: boolean | undefined; icon?: IconComponent | undefined; small?: boolean | undefined };

export type ChipProps = ChipLook & ComponentPropsWithRef<'button'>;

export type ChipLinkProps = Omit<ChipLook, 'selected'> & ComponentPropsWithRef<'a'>;

/**
 * A choice that is on or off. Omit `selected` for a chip that only triggers an action (an amount preset, a quick
 * reply).
 */
export function Chip({ selected, icon: Icon, small, className, children, ...rest }: ChipProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('chip', small && 'chip--small', className)}
      aria-pressed={selected}
    >
      {Icon && <Icon size="s" />}
      {children}
    </button>
  );
}

/** A chip that is a link. Use `aria-current` for the link to the current page. */
export function ChipLink({ icon: Icon, small, className, children, ...rest }: ChipLinkProps): ReactElement {
  return (
    <a {...rest} className={classNames('chip', small && 'chip--small', className)}>
      {Icon && <Icon size="s" />}
      {children}
    </a>
  );
}

export type ChipRailProps = { label: string; className?: string | undefined; children: ReactNode };

/** A row of chips that scrolls sideways across the full page width. */
export function ChipRail({ label, className, children }: ChipRailProps): ReactElement {
  return (
    <fieldset className={classNames('chips', className)} aria-label={label} ref={keepSelectionInView}>
      {children}
    </fieldset>
  );
}

/** A row of `ChipLink`s. Needs an `aria-label`. Scrolls to the selected link unless the caller sets a `ref`. */
export function ChipNav({ className, ...rest }: ComponentPropsWithRef<'nav'>): ReactElement {
  return <nav ref={keepSelectionInView} {...rest} className={classNames('chips', className)} />;
}

/**
 * On first paint the selected chip can be outside the visible part of the row, so it is scrolled into view, sideways
 * only.
 */
function keepSelectionInView(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current="page"]');
  if (!row || !chosen) return;
  const start = chosen.offsetLeft - row.offsetLeft;
  if (start + chosen.offsetWidth > row.scrollLeft + row.clientWidth)
    row.scrollLeft = start - (row.clientWidth - chosen.offsetWidth) / 2;
}
