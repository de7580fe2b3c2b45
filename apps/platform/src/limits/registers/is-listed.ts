import type { Sql } from '../../database/database.ts';

/** Whether a register had a player when they were last asked about, however long ago: only being asked about anew ends it. */
export async function isListed(sql: Sql, playerId: number): Promise<boolean> {
  const rows = await sql.query('SELECT FROM register_checks WHERE player_id = $1 AND listed', [playerId]);
  return rows.length > 0;
}

/** The registers that had a player when they were last asked; `all` where that is not known, none where none had. */
export async function lastListedBy(sql: Sql, playerId: number, all: readonly string[]): Promise<readonly string[]> {
  const [row] = await sql.query<{ listed_by: string[] }>(
    'SELECT listed_by FROM register_checks WHERE player_id = $1 AND listed',
    [playerId],
  );
  if (row === undefined) return [];
  return row.listed_by.length > 0 ? row.listed_by : all;
}
