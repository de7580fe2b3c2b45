import type { ReactNode } from 'react';

/** The pending mark: three shock diamonds beside the verb. */
export function Pending({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="spin" aria-hidden="true">
        <b />
        <b />
        <b />
      </span>
      {children}
    </>
  );
}
