import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { newToken } from '../../core/token.ts';

/** Limits from Trust §A (thresholds). */
export const otpThresholds = { triesPerChallenge: 5, triesPerDay: 15, ttlMs: 10 * 60_000 } as const;
const dayMs = 24 * 3_600_000;

/**
 * Whether the account has used up today's tries. The caller must hold the lock on the player's row, so that
 * concurrent tries are counted.
 */
export async function triesAreUsedUp(tx: Tx, playerId: number, now: Date): Promise<boolean> {
  const [day] = await tx.query<{ tries: number }>(
    'SELECT coalesce(sum(tries), 0)::int AS tries FROM otp_challenges WHERE player_id = $1 AND created_at > $2',
    [playerId, new Date(now.getTime() - dayMs)],
  );
  return (day?.tries ?? 0) >= otpThresholds.triesPerDay;
}

/**
 * Counts a try that belongs to no challenge: the player enters the password and the code again in an open session.
 */
export async function countTryOfSession(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await tx.query(
    'INSERT INTO otp_challenges (token_hash, player_id, created_at, tries, closed) VALUES ($1, $2, $3, 1, true)',
    [newToken(deps).hash, playerId, deps.now()],
  );
}
