/** Tells the server's time from the browser's steady clock. */
export interface ServerClock {
  /** Milliseconds since the epoch, by the server. */
  now(): number;
  /** Takes a time the server wrote into an answer, and how long that answer took. */
  learn(serverTime: string, roundTripMs: number): void;
}

/**
 * Half of the trip is taken as the way back, and the shortest trip is believed most: of two answers
 * the quicker one carries the smaller error. Before the first answer the browser's own clock must do.
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
