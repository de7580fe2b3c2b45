import { Dropdown } from '@liftoff/ui/dropdown';
import { MenuRowLink } from '@liftoff/ui/menu-row';
import { ArrowUpRightIcon, ChevronDownIcon } from '@liftoff/ui/icons';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { resizePauseMs } from '../shared/parts/resize-pause.ts';
import { useIsCurrent } from './current.ts';
import { useMoreMenu, useTopMenu, type MenuEntry } from './menu-items.ts';
import { whenFonts } from './when-fonts.ts';

/** Number of entries that fit even in the narrowest window that shows this menu. */
const sureToFit = 4;

/** Number of entries that fit in a window of 1280 px in every language. */
const fitInWideWindow = 7;

/**
 * The menu on desktops. Its links form a single line; links that do not fit wrap out of sight and are listed under
 * More, which exists only for them [SHELL-029]. The line keeps its place while it is measured, so nothing moves. Until
 * then, and without JavaScript, More lists the entries that a narrow window hides. It is left out of a wide window
 * if that is expected to have room for all entries.
 */
export function TopMenu() {
  const t = useTranslations('shell.nav');
  const entries = [...useTopMenu(), ...useMoreMenu()];
  const isCurrent = useIsCurrent();
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFitting(line);
  const overflowing = entries.slice(fitting ?? sureToFit);
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
      {overflowing.length > 0 && (
        <div className={fitting === null && entries.length <= fitInWideWindow ? 'top-menu__narrow' : undefined}>
          <Dropdown
            summary={
              <>
                {t('more')}
                <ChevronDownIcon size="s" />
              </>
            }
          >
            {overflowing.map(entry => (
              <MoreLink key={entry.key} entry={entry} />
            ))}
          </Dropdown>
        </div>
      )}
    </nav>
  );
}

function MoreLink({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  return (
    <MenuRowLink href={entry.href}>
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
