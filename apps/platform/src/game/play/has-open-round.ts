import type { Tx } from '../../database/database.ts';

/**
 * Whether a player has an open real-money round. The wallet checks this before it changes the active account. Locks
 * the game session first, as a bet does, so that a caller who waited for a bet detects the round that the bet opened.
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
