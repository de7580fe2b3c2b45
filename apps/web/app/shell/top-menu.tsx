import { Dropdown } from '@liftoff/ui/dropdown';
import { MenuRowLink } from '@liftoff/ui/menu-row';
import { ArrowUpRightIcon, ChevronDownIcon } from '@liftoff/ui/icons';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { resizePauseMs } from '../shared/parts/resize-pause.ts';
import { useIsCurrent } from './current.ts';
import { useMoreMenu, useTopMenu, type MenuEntry } from './menu-items.ts';
import { whenFonts } from './when-fonts.ts';

/**
 * The menu on desktops. Its links form a single line; links that do not fit wrap out of sight and are listed under
 * More [SHELL-029]. The line keeps its place while it is measured, so nothing moves. Without JavaScript, More also
 * lists the entries that narrow windows hide.
 */
export function TopMenu() {
  const t = useTranslations('shell.nav');
  const entries = useTopMenu();
  const more = useMoreMenu();
  const isCurrent = useIsCurrent();
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFitting(line);
  const overflowing = fitting === null ? entries.slice(4) : entries.slice(fitting);
  return (
    <nav className="top-menu" aria-label={t('label')}>
      <div className="top-menu__fit" ref={line}>
        {entries.map((entry, index) => (
          <a
            key={entry.key}
            href={entry.href}
            aria-current={isCurrent(entry.href)}
            data-out={fitting !== null && index >= fitting ? '' : undefined}
          >
            {entry.label}
            {entry.external && <ArrowUpRightIcon size="s" />}
          </a>
        ))}
      </div>
      <Dropdown
        summary={
          <>
            {t('more')}
            <ChevronDownIcon size="s" />
          </>
        }
      >
        {overflowing.map(entry => (
          <MoreLink key={entry.key} entry={entry} {...(fitting === null ? { className: 'top-menu__narrow' } : {})} />
        ))}
        {more.map(entry => (
          <MoreLink key={entry.key} entry={entry} />
        ))}
      </Dropdown>
    </nav>
  );
}

function MoreLink({ entry, className }: { entry: MenuEntry; className?: string | undefined }) {
  const Icon = entry.icon;
  return (
    <MenuRowLink className={className} href={entry.href}>
      <Icon />
      {entry.label}
    </MenuRowLink>
  );
}

/** Number of links that fit on the first line; `null` until it is measured. */
function useFitting(line: RefObject<HTMLDivElement | null>): number | null {
  const [fitting, setFitting] = useState<number | null>(null);
  useEffect(() => {
    const row = line.current;
    const menu = row?.parentElement;
    if (!row || !menu) return undefined;
    const measure = () => setFitting(fitTo(row));
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The observer is first called when the menu has a size: never on phones, and elsewhere after the page's first
    // layout.
    const resized = new ResizeObserver(() => {
      if (timer === undefined) {
        void document.fonts.ready.then(measure);
        void whenFonts()?.then(measure);
      }
      clearTimeout(timer);
      timer = setTimeout(measure, timer === undefined ? 0 : resizePauseMs);
    });
    resized.observe(menu);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
    };
  }, [line]);
  return fitting;
}

/** Counts the links on the first line and limits the row to their width, so that More is right next to them. */
function fitTo(row: HTMLElement): number {
  row.style.maxWidth = '';
  const links = [...row.querySelectorAll('a')];
  const top = links[0]?.offsetTop ?? 0;
  const fitting = links.filter(link => link.offsetTop === top);
  const last = fitting.at(-1);
  if (last && fitting.length < links.length) row.style.maxWidth = `${widthTo(row, last)}px`;
  return fitting.length;
}

/** The width is rounded up, because a fraction of a pixel too little would wrap the last link. */
const widthTo = (row: HTMLElement, link: HTMLElement): number =>
  Math.ceil(link.getBoundingClientRect().right - row.getBoundingClientRect().left) + 1;
