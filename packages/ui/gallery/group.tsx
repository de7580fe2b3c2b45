import type { ReactElement, ReactNode } from 'react';
import type { ComponentName } from './component-names.ts';

export type Theme = 'dark' | 'light';

/** A group of similar components: their names, and a rendering of each in all its states. */
export type Group = {
  title: string;
  shows: readonly ComponentName[];
  /** Rendered once per theme. Ids and names that must be unique on the page include the theme. */
  Content: (props: { theme: Theme }) => ReactElement;
};

/** A component in one named state. */
export function State({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className="state">
      <p className="micro text-muted">{name}</p>
      {children}
    </div>
  );
}
