import { useEffect, useState } from 'react';

/** Milliseconds where the browser does not say when it is idle. */
const fallbackMs = 1_000;

/** Runs something once the browser has nothing else to do; answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, fallbackMs);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(asked);
}

/** False until the browser has nothing else to do, true from then on. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
