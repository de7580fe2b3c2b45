import { Spinner } from '@liftoff/ui/spinner';
import type { ReactNode } from 'react';

/** The pending mark: three shock diamonds beside the verb. */
export function Pending({ children }: { children: ReactNode }) {
  return (
    <>
      <Spinner />
      {children}
    </>
  );
}
