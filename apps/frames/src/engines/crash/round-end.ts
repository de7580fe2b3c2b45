import type { Round } from '@liftoff/contract/game/game';

/** Least time between two questions: where answers are not held back they come at once and would be asked for without end. */
const leastMs = 250;
/** Pause after a question that got no answer. */
const afterFailureMs = 1_000;

/** What is needed to learn the end of a round. */
export interface RoundWatch {
  /** Asks for the round; the platform holds its answer back until the round has ended, for a few seconds at most. */
  ask(): Promise<Round>;
  /** Whether the end is still wanted; a collect may have brought it first. */
  wanted(): boolean;
  /** A question failed; tells whether to ask again. */
  failed(error: unknown): boolean;
  /** Milliseconds of a steady clock. */
  now(): number;
  pause(ms: number): Promise<void>;
}

/**
 * Asks until the round has ended. One question stands open at nearly all times, so the end is known as soon as an
 * answer can travel and not at the next look. Null when nobody wants to know any more, or asking is of no use.
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
