import type { Sql } from '../../database/database.ts';

/** What the registers reported about a player today, or `null` if they were not queried today. */
export async function checkOfToday(sql: Sql, playerId: number, now: Date): Promise<{ listed: boolean } | null> {
  const [row] = await sql.query<{ listed: boolean }>(
    `SELECT listed FROM register_checks WHERE player_id = $1 AND day = ($2::timestamptz AT TIME ZONE 'UTC')::date`,
    [playerId, now],
  );
  return row ?? null;
}
