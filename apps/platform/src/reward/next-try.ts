import type { Denial } from './may-have.ts';

const hourMs = 3_600_000;
/** How long a reward that the player has earned is tried again after a denial. */
const triedMs = 30 * 24 * hourMs;

/** A denied reward. `because` is `null` if the terms of the reward denied it. */
export interface DeniedReward {
  readonly because: Denial | null;
  readonly earnedAt: Date;
  /** Time between two tries. */
  readonly everyMs: number;
}

/**
 * When a denied reward is tried again; `null` if it is lost. A stop of bonuses by staff never costs a player an earned
 * reward: it waits, however long the stop lasts [PX-50].
 */
export function nextTry({ because, earnedAt, everyMs }: DeniedReward, now: Date): Date | null {
  if (because === 'stopped') return new Date(now.getTime() + hourMs);
  return now.getTime() - earnedAt.getTime() < triedMs ? new Date(now.getTime() + everyMs) : null;
}
