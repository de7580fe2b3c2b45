import type { ReactElement } from 'react';

/** What a counter shows: nothing at 0, the number below 9, else "9+" (`CONST-021`, `PNOTIF-009`). */
export function countText(count: number): string | null {
  if (count <= 0) return null;
  return count < 9 ? String(count) : '9+';
}

/** The round counter at the corner of a control. Decoration: the control's label says the number. */
export function Count({ value }: { value: number }): ReactElement | null {
  const text = countText(value);
  return text === null ? null : (
    <span className="count num" aria-hidden="true">
      {text}
    </span>
  );
}
