/** Calculates the server time from the browser's monotonic clock. */
export interface ServerClock {
  /** Server time in milliseconds since the epoch. */
  now(): number;
  /** Takes a time that the server wrote into a response, and that response's round-trip time in milliseconds. */
  learn(serverTime: string, roundTripMs: number): void;
  /** Calls `listener` after the computer has slept. Returns a function that stops this. */
  onWake(listener: () => void): () => void;
}

/**
 * How many milliseconds the two clocks of the browser may drift apart between two readings. The monotonic clock stands
 * still while the computer sleeps, and the wall clock does not.
 */
const driftMaxMs = 1_000;
/** After this time, in milliseconds, a newer estimate is preferred even if its round trip was longer. */
const expiresMs = 5 * 60_000;
/** How often the clocks are compared while somebody listens, in milliseconds. */
const compareMs = 500;

/**
 * Assumes that half of the round trip is the return path, and prefers the response with the shortest round trip,
 * because its error is smallest. Uses the browser's clock until the first response. After a sleep, the wall clock
 * tells how long it lasted, until the next response replaces this estimate.
 */
export function serverClock(
  steady: () => number = () => performance.now(),
  epoch = performance.timeOrigin,
  wall: () => number = () => Date.now(),
): ServerClock {
  let offset = epoch;
  let best = { roundTripMs: Number.POSITIVE_INFINITY, at: 0 };
  let drift = wall() - steady();
  const listeners = new Set<() => void>();
  const compare = (): void => {
    const slept = wall() - steady() - drift;
    drift += slept;
    if (slept <= driftMaxMs) return;
    offset += slept;
    best = { roundTripMs: Number.POSITIVE_INFINITY, at: 0 };
    for (const listener of listeners) listener();
  };
  return {
    now: () => {
      compare();
      return steady() + offset;
    },
    learn(serverTime, roundTripMs) {
      compare();
      const server = Date.parse(serverTime);
      const isOld = steady() - best.at > expiresMs;
      if (Number.isNaN(server) || (roundTripMs > best.roundTripMs && !isOld)) return;
      best = { roundTripMs, at: steady() };
      offset = server + roundTripMs / 2 - steady();
    },
    onWake(listener) {
      listeners.add(listener);
      const timer = setInterval(compare, compareMs);
      return () => {
        clearInterval(timer);
        listeners.delete(listener);
      };
    },
  };
}
