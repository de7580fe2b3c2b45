import type { Sql } from '../database/database.ts';

/**
 * Makes `rounds` copies of the platform's only real-money round, each copy a minute older than the previous one,
 * starting `older` minutes before the original. Other options replace columns. No money moves.
 */
export async function manyRounds(
  sql: Sql,
  rounds: number,
  {
    older = 0,
    ...changed
  }: { older?: number; currency?: string; game?: string; owner?: string; player_id?: number } = {},
): Promise<void> {
  await sql.query(
    `INSERT INTO game_rounds SELECT (jsonb_populate_record(r, $3::jsonb || jsonb_build_object('id', gen_random_uuid(),
       'nonce', $2::int + n, 'opened_at', r.opened_at - interval '1 minute' * ($2::int + n)))).*
     FROM game_rounds r, generate_series(1, $1::int) n WHERE r.mode = 'real' AND r.nonce = 0`,
    [rounds, older, JSON.stringify(changed)],
  );
}
