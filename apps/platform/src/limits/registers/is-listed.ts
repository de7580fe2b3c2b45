import type { Sql } from '../../database/database.ts';

/** Whether a register had a player when they were last asked about, however long ago: only being asked about anew ends it. */
export async function isListed(sql: Sql, playerId: number): Promise<boolean> {
  const rows = await sql.query('SELECT FROM register_checks WHERE player_id = $1 AND listed', [playerId]);
  return rows.length > 0;
}
