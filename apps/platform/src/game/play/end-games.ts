import type { Tx } from '../../database/database.ts';

/**
 * Ends all of a player's open games, real and demo. New bets are refused, while an open round plays on and pays
 * [B27].
 */
export async function endGames(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.query('UPDATE game_sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL', [playerId, now]);
}
