import type { ReactNode } from 'react';

/** An amount longer than this is set smaller in the narrow column. */
const longText = 11;

/** One figure of the strip; its place is kept while the value is on its way. */
export function StripFigure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd data-long={typeof value === 'string' && value.length > longText ? '' : undefined}>{value || '\u00a0'}</dd>
    </dl>
  );
}
