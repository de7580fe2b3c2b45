import type { ReactNode } from 'react';
import type { MenuEntry } from '../menu-items.ts';

/** A link in the sidebar. `children`, such as a counter, appear at its end. */
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
