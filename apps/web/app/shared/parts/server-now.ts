import { useEffect, useState } from 'react';
import { steadyNow } from '../player/session/steady-clock.ts';

/**
 * The platform's time in milliseconds, updated once a second while the page runs. Includes time for which the computer
 * was asleep. `atServer` is the time at which the server rendered the page.
 */
export function useServerNow(atServer: number): number {
  const [now, setNow] = useState(atServer);
  useEffect(() => {
    const began = steadyNow();
    const timer = setInterval(() => setNow(atServer + Math.round(steadyNow() - began)), 1_000);
    return () => clearInterval(timer);
  }, [atServer]);
  return now;
}
