import { useEffect, useState } from 'react';

const showAfterMs = 150;
const keepForMs = 300;

/** True once something has taken 150 ms, and then for at least 300 ms: a skeleton never only flashes. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(busy), busy ? showAfterMs : keepForMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}
