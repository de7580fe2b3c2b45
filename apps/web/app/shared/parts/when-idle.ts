import { useEffect, useState } from 'react';

/** Delay in milliseconds in browsers without `requestIdleCallback`. */
const fallbackMs = 1_000;

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, fallbackMs);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(asked);
}

/** `false` until the browser is idle, `true` afterwards. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
