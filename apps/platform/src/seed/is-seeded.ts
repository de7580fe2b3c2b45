import type { Sql } from '../database/database.ts';

/** Whether the platform has been seeded. */
export async function isSeeded(sql: Sql): Promise<boolean> {
  const rows = await sql.query('SELECT id FROM games LIMIT 1');
  return rows.length > 0;
}
