import type { Sql, Tx } from '../database/database.ts';

/** Maximum number of chat kinds stored per player; only the newest are kept. */
export const mostChats = 5;

/** The id with which a chat of this kind restores the player's earlier conversation; `null` if there is none. */
export async function readRestoreId(sql: Sql, playerId: number, type: string): Promise<string | null> {
  const [row] = await sql.query<{ restore_id: string }>(
    'SELECT restore_id FROM chat_restore_ids WHERE player_id = $1 AND type = $2',
    [playerId, type],
  );
  return row?.restore_id ?? null;
}

/** Stores the id and replaces the previous one of this kind. */
export async function setRestoreId(
  tx: Tx,
  playerId: number,
  { type, restoreId }: { type: string; restoreId: string },
  now: Date,
): Promise<void> {
  // Serialised per player, so that the limit is checked against an up-to-date count.
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [playerId]);
  await tx.query(
    `INSERT INTO chat_restore_ids (player_id, type, restore_id, set_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, type) DO UPDATE SET restore_id = excluded.restore_id, set_at = excluded.set_at`,
    [playerId, type, restoreId, now],
  );
  await tx.query(
    `DELETE FROM chat_restore_ids WHERE player_id = $1 AND type NOT IN
       (SELECT type FROM chat_restore_ids WHERE player_id = $1 ORDER BY set_at DESC, type = $2 DESC, type LIMIT $3)`,
    [playerId, type, mostChats],
  );
}
