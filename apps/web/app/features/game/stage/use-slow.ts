import { useEffect, useState } from 'react';

/** Longer than this nobody is left with "Opening" alone. */
export const slowMs = 8_000;

/** Whether a visit has been opening for long; a new attempt begins to count anew. */
export function useSlow(attempt: number): boolean {
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(attempt), slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return slow === attempt;
}
