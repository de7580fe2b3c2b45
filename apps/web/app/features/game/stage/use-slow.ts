import { useEffect, useState } from 'react';

/** Time in milliseconds after which an opening game counts as slow and "Opening" alone is no longer enough. */
export const slowMs = 8_000;

/** Whether the game has been opening for too long. Each attempt is timed separately. */
export function useSlow(attempt: number): boolean {
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(attempt), slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return slow === attempt;
}
