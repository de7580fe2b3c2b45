import type { ReactNode } from 'react';
import type { MenuEntry } from '../menu-items.ts';

/** One entry of the sidebar; `children` stand at its end: a counter. */
export function SidebarLink({ entry, children }: { entry: MenuEntry; children?: ReactNode }) {
  const Icon = entry.icon;
  return (
    <a href={entry.href}>
      <Icon />
      <span className="grow">{entry.label}</span>
      {children}
    </a>
  );
}
