import type { Sql } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';

/**
 * Whether it is this process's turn with work that is due every `ms` of platform time in the whole platform; takes it if so.
 * In a transaction the turn is taken with its commit, and whoever asks meanwhile waits.
 */
export async function takeTurn(sql: Sql, deps: Deps, name: string, ms: number): Promise<boolean> {
  const now = deps.now();
  // A clock that was moved back must not silence the work for as long.
  const taken = await sql.query(
    `INSERT INTO job_turns (name, next_at) VALUES ($1, $3)
     ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at
     WHERE job_turns.next_at <= $2 OR job_turns.next_at > $3 RETURNING name`,
    [name, now, new Date(now.getTime() + ms)],
  );
  return taken.length > 0;
}
