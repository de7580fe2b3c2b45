/** The time when this page started, in milliseconds since the epoch, by the browser's clock at that moment. */
const began = performance.timeOrigin;

/**
 * How many milliseconds the two clocks of the browser may drift apart between two readings. The monotonic clock stands
 * still while the computer sleeps, and the wall clock does not.
 */
const driftMaxMs = 2_000;
/** How often the clocks are compared while somebody listens, in milliseconds. */
const compareMs = 1_000;

let drift = Date.now() - performance.now();
let sleptMs = 0;
const listeners = new Set<() => void>();

function compare(): void {
  const slept = Date.now() - performance.now() - drift;
  drift += slept;
  if (slept <= driftMaxMs) return;
  sleptMs += slept;
  for (const listener of listeners) listener();
}

/**
 * Milliseconds since the epoch on a clock that only moves forward, also while the computer sleeps. Somebody who sets
 * the browser's clock forward looks like a sleep, so differences measured against this clock are measured again after
 * `onWake` [B16].
 */
export function steadyNow(): number {
  compare();
  return began + performance.now() + sleptMs;
}

/** Calls `listener` after the computer has slept. Returns a function that stops this. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(compare, compareMs);
  return () => {
    clearInterval(timer);
    listeners.delete(listener);
  };
}
