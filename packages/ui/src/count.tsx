import type { ReactElement } from 'react';

/** The text of a counter: `null` at 0, the number if it is below 9, otherwise "9+" [CONST-021] [PNOTIF-009]. */
export function countText(count: number): string | null {
  if (count <= 0) return null;
  return count < 9 ? String(count) : '9+';
}

/** The round counter in the corner of a control. Decorative, because the control's label includes the number. */
export function Count({ value }: { value: number }): ReactElement | null {
  const text = countText(value);
  return text === null ? null : (
    <span className="count numeric" aria-hidden="true">
      {text}
    </span>
  );
}
