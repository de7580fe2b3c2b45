import type { Tx } from '../database/database.ts';

/** Whether a player is in the middle of a real-money round; the wallet asks before it changes the active account. */
export async function hasOpenRound(tx: Tx, playerId: number): Promise<boolean> {
  const rows = await tx.query(`SELECT FROM game_rounds WHERE owner = $1 AND state = 'open' LIMIT 1`, [
    `player:${playerId}`,
  ]);
  return rows.length > 0;
}
