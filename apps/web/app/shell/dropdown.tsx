import type { ReactNode } from 'react';

interface DropdownProps {
  summary: ReactNode;
  summaryClass?: string;
  label?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  panelClass?: string;
  children: ReactNode;
}

/**
 * A button with a panel under it, open without script. With script, Esc, a press outside and following one of its
 * links close it: see `dropdown-closing.ts`.
 */
export function Dropdown({ summary, summaryClass, label, align = 'start', panelClass, children }: DropdownProps) {
  return (
    <details className="dd" name="shell">
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      <div className={`menu dd__p dd__p--${align}${panelClass ? ` ${panelClass}` : ''}`}>{children}</div>
    </details>
  );
}
