import type { Tx } from '../../database/database.ts';

/** Ends the games a player has open, for money and for play: no new bet, while a round still up plays on and pays [B27]. */
export async function endGames(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.query('UPDATE game_sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL', [playerId, now]);
}
