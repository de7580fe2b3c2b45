import type { Round } from '@liftoff/contract/game/game';

/**
 * Minimum time between two requests, in milliseconds. Without it, a platform that does not hold responses back would
 * be polled continuously.
 */
const leastMs = 250;
/** Pause after a request without a response, in milliseconds. */
const afterFailureMs = 1_000;

/** What `endOf` needs in order to wait for the end of a round. */
export interface RoundWatch {
  /**
   * Requests the round. The platform holds the response back until the round has ended, but only for a few seconds.
   */
  ask(): Promise<Round>;
  /** Whether the round's end is still needed; a collect might already have ended the round. */
  wanted(): boolean;
  /** Called after a failed request; returns whether to repeat it. */
  failed(error: unknown): boolean;
  /** Reads a monotonic clock, in milliseconds. */
  now(): number;
  pause(ms: number): Promise<void>;
}

/**
 * Long-polls until the round has ended. A request is open almost all the time, so the end is known as soon as the
 * response can arrive. `null` if the end is no longer needed or if repeating the request is pointless.
 */
export async function endOf(watch: RoundWatch): Promise<Round | null> {
  while (watch.wanted()) {
    const askedAt = watch.now();
    try {
      const seen = await watch.ask();
      if (!watch.wanted()) return null;
      if (seen.state !== 'open') return seen;
      const early = leastMs - (watch.now() - askedAt);
      if (early > 0) await watch.pause(early);
    } catch (error) {
      if (!watch.failed(error)) return null;
      await watch.pause(afterFailureMs);
    }
  }
  return null;
}
