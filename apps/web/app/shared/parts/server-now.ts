import { useEffect, useState } from 'react';

/**
 * The platform's time in milliseconds, updated once a second while the page runs. `atServer` is the time at which the
 * server rendered the page.
 */
export function useServerNow(atServer: number): number {
  const [now, setNow] = useState(atServer);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setNow(atServer + performance.now() - began), 1_000);
    return () => clearInterval(timer);
  }, [atServer]);
  return now;
}
