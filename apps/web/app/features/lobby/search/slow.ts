import { useEffect, useState } from 'react';

const showAfterMs = 150;
const keepForMs = 300;

/** `true` once `busy` has been set for 150 ms, and then for at least 300 ms, so that a skeleton never flashes. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(busy), busy ? showAfterMs : keepForMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
