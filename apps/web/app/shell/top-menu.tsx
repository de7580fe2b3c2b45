import { ArrowUpRightIcon, ChevronDownIcon } from '@liftoff/ui/icons';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useIsCurrent } from './current.ts';
import { Dropdown } from './dropdown.tsx';
import { useMoreMenu, useTopMenu, type MenuEntry } from './menu-items.ts';

/** CONST-011. */
const resizePauseMs = 150;

/**
 * The desktop's menu. The links are one line that wraps out of sight; what wrapped is offered under More (SHELL-029).
 * The line keeps its place while it is measured, so nothing moves. Before script runs, More also lists the entries
 * that narrow windows hide.
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
    <nav className="nav" aria-label={t('label')}>
      <div className="nav__fit" ref={line}>
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
          <MoreLink key={entry.key} entry={entry} {...(fitting === null ? { className: 'nav__narrow' } : {})} />
        ))}
        {more.map(entry => (
          <MoreLink key={entry.key} entry={entry} />
        ))}
      </Dropdown>
    </nav>
  );
}

function MoreLink({ entry, className }: { entry: MenuEntry; className?: string }) {
  const Icon = entry.icon;
  return (
    <a className={className ? `menu__i ${className}` : 'menu__i'} href={entry.href}>
      <Icon />
      {entry.label}
    </a>
  );
}

/** How many links stand on the first line; null until it was measured. */
function useFitting(line: RefObject<HTMLDivElement | null>): number | null {
  const [fitting, setFitting] = useState<number | null>(null);
  useEffect(() => {
    const row = line.current;
    if (!row) return;
    const measure = () => {
      const links = [...row.children] as HTMLElement[];
      const top = links[0]?.offsetTop ?? 0;
      setFitting(links.filter(link => link.offsetTop === top).length);
    };
    let timer: ReturnType<typeof setTimeout>;
    const resized = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, resizePauseMs);
    });
    resized.observe(row);
    measure();
    return () => {
      clearTimeout(timer);
      resized.disconnect();
    };
  }, [line]);
  return fitting;
}
