import type { SignIn } from '@liftoff/contract/account/security';
import { deviceName } from '@liftoff/rules/account/device-name';
import type { Sql } from '../../database/database.ts';

/** Number of sign-ins shown. */
const shown = 20;

interface Row {
  user_agent: string | null;
  country: string | null;
  started_at: Date;
}

/**
 * A player's last sign-ins, newest first. A password change replaces the session with one that has the same start, so
 * both count as one sign-in.
 */
export async function lastSignIns(sql: Sql, playerId: number): Promise<SignIn[]> {
  const rows = await sql.query<Row>(
    `SELECT DISTINCT ON (started_at) started_at, user_agent, country FROM sessions
     WHERE player_id = $1 ORDER BY started_at DESC, ended_at NULLS LAST, id LIMIT $2`,
    [playerId, shown],
  );
  return rows.map(row => ({
    at: row.started_at.toISOString(),
    ...deviceName(row.user_agent),
    country: row.country,
  }));
}
