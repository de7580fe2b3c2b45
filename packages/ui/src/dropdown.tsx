import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

const LOOKS = { button: 'button button--ghost', icon: 'icon-button' };

export type DropdownProps = {
  summary: ReactNode;
  /** Style of the summary: a ghost button or an icon button. `summaryClass` can add more. */
  look?: keyof typeof LOOKS | undefined;
  summaryClass?: string | undefined;
  /** Accessible name of the summary, if its content does not provide one. */
  label?: string | undefined;
  /** Edge of the summary with which the panel is aligned. */
  align?: 'start' | 'end' | undefined;
  /** Whether the panel opens above the summary. */
  up?: boolean | undefined;
  /** Whether the panel has the padding of a card, for content other than a list. */
  padded?: boolean | undefined;
  panelClass?: string | undefined;
  children: ReactNode;
};

/**
 * A button with a panel below it, which also opens without JavaScript. The page itself closes all dropdowns
 * (`details.dropdown`).
 */
export function Dropdown(props: DropdownProps): ReactElement {
  const { summary, look, summaryClass, label, align = 'start', up, padded, panelClass, children } = props;
  return (
    <details className="dropdown" name="dropdown">
      <summary className={classNames(look && LOOKS[look], summaryClass) || undefined} aria-label={label}>
        {summary}
      </summary>
      <div
        className={classNames(
          'menu dropdown__panel',
          `dropdown__panel--${align}`,
          up && 'dropdown__panel--up',
          padded && 'menu--padded',
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  );
}
