import type { Tx } from '../../database/database.ts';

/**
 * Whether a player is in the middle of a real-money round; the wallet asks before it changes the active account. The
 * game's session is locked first, as a bet does: who waited for a bet here sees the round it opened.
 */
export async function hasOpenRound(tx: Tx, playerId: number): Promise<boolean> {
  await tx.query(
    `SELECT FROM game_sessions WHERE player_id = $1 AND mode = 'real' AND token_hash IS NOT NULL AND ended_at IS NULL
     FOR UPDATE`,
    [playerId],
  );
  const rows = await tx.query(`SELECT FROM game_rounds WHERE owner = $1 AND state = 'open' LIMIT 1`, [
    `player:${playerId}`,
  ]);
  return rows.length > 0;
}
