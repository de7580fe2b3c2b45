import type { Sql } from '../../database/database.ts';

/** Whether a register listed the player when it was last queried, however long ago. Only a new query can end this. */
export async function isListed(sql: Sql, playerId: number): Promise<boolean> {
  const rows = await sql.query('SELECT FROM register_checks WHERE player_id = $1 AND listed', [playerId]);
  return rows.length > 0;
}

/**
 * The registers that listed the player when they were last queried. Returns `all` if it is not known which ones did,
 * and an empty list if the player was not listed.
 */
export async function lastListedBy(sql: Sql, playerId: number, all: readonly string[]): Promise<readonly string[]> {
  const [row] = await sql.query<{ listed_by: string[] }>(
    'SELECT listed_by FROM register_checks WHERE player_id = $1 AND listed',
    [playerId],
  );
  if (row === undefined) return [];
  return row.listed_by.length > 0 ? row.listed_by : all;
}
