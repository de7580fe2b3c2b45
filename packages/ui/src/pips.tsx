import type { ReactElement } from 'react';

/** A row of diamonds that shows a tier or level. Decorative, because the tier's name is next to it. */
export function Pips({ count }: { count: number }): ReactElement {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
