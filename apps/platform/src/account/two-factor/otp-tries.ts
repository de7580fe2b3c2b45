import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { newToken } from '../../core/token.ts';

/** Limits from Trust §A (thresholds). `triesPerDay` applies to each source of tries separately. */
export const otpThresholds = { triesPerChallenge: 5, triesPerDay: 15, ttlMs: 10 * 60_000 } as const;
const dayMs = 24 * 3_600_000;

/**
 * Where a code is typed: at a sign-in on a new or on a known device, or in an open session. Wrong codes are counted
 * separately for each, so that a stranger who knows the password cannot lock out the owner.
 */
export type TrySource = 'new_device' | 'known_device' | 'session';

/**
 * Seconds until the account may try another code from this source, or 0 if it may try one now. Only wrong codes count.
 * The caller must hold the lock on the player's row until it has counted the try, so that concurrent tries are seen.
 */
export async function nextTryInSec(sql: Sql, playerId: number, source: TrySource, now: Date): Promise<number> {
  const rows = await sql.query<{ created_at: Date; tries: number }>(
    `SELECT created_at, tries FROM otp_challenges
     WHERE player_id = $1 AND source = $2 AND created_at > $3 AND tries > 0 ORDER BY created_at DESC`,
    [playerId, source, new Date(now.getTime() - dayMs)],
  );
  let tries = 0;
  for (const row of rows) {
    tries += row.tries;
    // Once this row is a day old, fewer tries than the limit are left.
    if (tries >= otpThresholds.triesPerDay) return Math.ceil((row.created_at.getTime() + dayMs - now.getTime()) / 1000);
  }
  return 0;
}

/** Counts a wrong code that belongs to no challenge, because the player typed it in an open session. */
export async function countTryOfSession(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await tx.query(
    `INSERT INTO otp_challenges (token_hash, player_id, created_at, tries, closed, source)
     VALUES ($1, $2, $3, 1, true, 'session')`,
    [newToken(deps).hash, playerId, deps.now()],
  );
}
