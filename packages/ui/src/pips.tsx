import type { ReactElement } from 'react';

/** A row of diamonds: a tier or a level. Decoration; the name stands beside it. */
export function Pips({ count }: { count: number }): ReactElement {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
