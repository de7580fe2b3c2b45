import type { GivenReward } from '@liftoff/contract/console/rewards';
import type { Reward } from '@liftoff/contract/reward';
import type { Sql } from '../database/database.ts';

interface GivenRow {
  id: string;
  cause: string;
  reward: Reward;
  reason: string | null;
  given_by: string;
  given_at: Date;
}

const columns = 'id, cause, reward, reason, given_by, given_at';
const listed = 1_000;

const viewOf = ({ given_at, ...row }: GivenRow): GivenReward => ({ ...row, given_at: given_at.toISOString() });

/** What a player was given, newest first, at most a thousand rewards. */
export async function givenRewards(sql: Sql, playerId: number): Promise<GivenReward[]> {
  const rows = await sql.query<GivenRow>(
    `SELECT ${columns} FROM given_rewards WHERE player_id = $1 ORDER BY given_at DESC, id DESC LIMIT ${listed}`,
    [playerId],
  );
  return rows.map(viewOf);
}

/** What a player was given for a cause, or `null` if nothing. */
export async function givenFor(sql: Sql, playerId: number, cause: string): Promise<GivenReward | null> {
  const [row] = await sql.query<GivenRow>(`SELECT ${columns} FROM given_rewards WHERE player_id = $1 AND cause = $2`, [
    playerId,
    cause,
  ]);
  return row === undefined ? null : viewOf(row);
}
