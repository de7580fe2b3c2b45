import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';

type ChipLook = { selected?: boolean | undefined; icon?: IconComponent | undefined; small?: boolean | undefined };

export type ChipProps = ChipLook & ComponentPropsWithRef<'button'>;

/** The class of a chip, for a router's own link element; a chosen link says so with `aria-current`. */
export function chipClass({ selected, small }: Omit<ChipLook, 'icon'> = {}): string {
  return classNames('chip', small && 'chip--s', selected && 'is-on');
}

/** A choice that can be on or off. Leave `selected` out for a chip that only acts (an amount preset, a quick reply). */
export function Chip({ selected, icon: Icon, small, className, children, ...rest }: ChipProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(chipClass({ selected, small }), className)}
      aria-pressed={selected}
    >
      {Icon && <Icon size="s" />}
      {children}
    </button>
  );
}

/** A row of chips that scrolls sideways past the page gutters. */
export function ChipRail({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className="chips" aria-label={label} ref={keepSelectionInView}>
      {children}
    </fieldset>
  );
}

/** On the first paint the chosen chip may lie outside the row: bring it in, sideways only. */
function keepSelectionInView(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('.is-on, [aria-current="page"]');
  if (!row || !chosen) return;
  const end = chosen.offsetLeft + chosen.offsetWidth;
  if (end > row.scrollLeft + row.clientWidth)
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
