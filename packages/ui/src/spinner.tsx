import type { ReactElement } from 'react';

/** The pending animation: three shock diamonds. It is not announced, so put a verb next to it. */
export function Spinner(): ReactElement {
  return (
    <span className="spin" aria-hidden="true">
      <b />
      <b />
      <b />
    </span>
  );
}
