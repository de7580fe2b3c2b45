import { Spinner } from '@liftoff/ui/spinner';
import type { ReactNode } from 'react';

/** The pending mark: three shock diamonds next to the label. */
export function Pending({ children }: { children: ReactNode }) {
  return (
    <>
      <Spinner />
      {children}
    </>
  );
}
