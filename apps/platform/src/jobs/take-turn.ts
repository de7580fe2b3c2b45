import type { Sql } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';

/**
 * Claims a turn for work that is due once every `ms` of platform time across all processes. Returns whether this
 * process got the turn. Inside a transaction the claim takes effect on commit, and other processes wait for it.
 */
export async function takeTurn(sql: Sql, deps: Deps, name: string, ms: number): Promise<boolean> {
  const now = deps.now();
  // If the clock was set back, the work becomes due again after at most one interval.
  const taken = await sql.query(
    `INSERT INTO job_turns (name, next_at) VALUES ($1, $3)
     ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at
     WHERE job_turns.next_at <= $2 OR job_turns.next_at > $3 RETURNING name`,
    [name, now, new Date(now.getTime() + ms)],
  );
  return taken.length > 0;
}
