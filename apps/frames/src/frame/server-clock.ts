/** Calculates the server time from the browser's monotonic clock. */
export interface ServerClock {
  /** Server time in milliseconds since the epoch. */
  now(): number;
  /** Takes a time that the server wrote into a response, and that response's round-trip time in milliseconds. */
  learn(serverTime: string, roundTripMs: number): void;
}

/**
 * Assumes that half of the round trip is the return path, and prefers the response with the shortest round trip,
 * because its error is smallest. Uses the browser's clock until the first response.
 */
export function serverClock(
  steady: () => number = () => performance.now(),
  epoch = performance.timeOrigin,
): ServerClock {
  let offset = epoch;
  let best = Number.POSITIVE_INFINITY;
  return {
    now: () => steady() + offset,
    learn(serverTime, roundTripMs) {
      const server = Date.parse(serverTime);
      if (Number.isNaN(server) || roundTripMs > best) return;
      best = roundTripMs;
      offset = server + roundTripMs / 2 - steady();
    },
  };
}
