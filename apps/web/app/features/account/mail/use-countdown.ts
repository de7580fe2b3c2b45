import { useEffect, useState } from 'react';

/** Counts down the seconds from `from` to 0; `restart` starts over. */
export function useCountdown(from: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(from);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return { left, restart: () => setLeft(from) };
}
