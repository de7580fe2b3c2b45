import type { ReactElement } from 'react';

/** The pending mark: three shock diamonds. It says nothing by itself, so a verb stands beside it. */
export function Spinner(): ReactElement {
  return (
    <span className="spin" aria-hidden="true">
      <b />
      <b />
      <b />
    </span>
  );
}
