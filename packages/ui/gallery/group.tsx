import type { ReactElement, ReactNode } from 'react';
import type { ComponentName } from './component-names.ts';

export type Theme = 'dark' | 'light';

/** Components of a kind: which they are, and how each looks in each of its states. */
export type Group = {
  title: string;
  shows: readonly ComponentName[];
  /** Drawn once per theme; what must be told apart on one page carries the theme in its name. */
  Content: (props: { theme: Theme }) => ReactElement;
};

/** A component in one state. */
export function State({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className="state">
      <p className="micro t3">{name}</p>
      {children}
    </div>
  );
}
