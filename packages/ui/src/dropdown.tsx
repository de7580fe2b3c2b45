import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

const LOOKS = { button: 'btn btn--ghost', icon: 'icbtn' };

export type DropdownProps = {
  summary: ReactNode;
  /** What the summary looks like: a ghost button, an icon button; and what `summaryClass` says. */
  look?: keyof typeof LOOKS | undefined;
  summaryClass?: string | undefined;
  /** The accessible name of the summary, where its content does not say it. */
  label?: string | undefined;
  /** Which edge of the summary the panel keeps to. */
  align?: 'start' | 'end' | undefined;
  /** The panel opens over the summary. */
  up?: boolean | undefined;
  /** The panel has the padding of a card, for content that is no list. */
  padded?: boolean | undefined;
  panelClass?: string | undefined;
  children: ReactNode;
};

/** A button with a panel under it, open without script. What closes it is the page's: all of them are `details.dd`. */
export function Dropdown(props: DropdownProps): ReactElement {
  const { summary, look, summaryClass, label, align = 'start', up, padded, panelClass, children } = props;
  return (
    <details className="dd" name="dropdown">
      <summary className={classNames(look && LOOKS[look], summaryClass) || undefined} aria-label={label}>
        {summary}
      </summary>
      <div
        className={classNames('menu dd__p', `dd__p--${align}`, up && 'dd__p--up', padded && 'menu--pad', panelClass)}
      >
        {children}
      </div>
    </details>
  );
}
