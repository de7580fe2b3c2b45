import type { ReactNode } from 'react';

/** Text length above which an amount gets a smaller font in the narrow column. */
const longText = 11;

/** One figure in the strip. Its space is reserved while the value is loading. */
export function StripFigure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd data-long={typeof value === 'string' && value.length > longText ? '' : undefined}>{value || '\u00a0'}</dd>
    </dl>
  );
}
