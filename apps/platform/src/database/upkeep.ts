import type { Database } from './database.ts';

/** How often the embedded database is tidied, in house time. */
export const upkeepEveryMs = 10 * 60 * 1000;

/**
 * The work of autovacuum and the checkpointer, which the embedded database has not. A server does it by itself.
 * Table by table, so that bets get their turn between.
 */
export async function upkeep(database: Database): Promise<void> {
  if (database.kind === 'postgres') return;
  const tables = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_stat_user_tables WHERE n_mod_since_analyze > 0 OR n_dead_tup > 0 ORDER BY relname`,
  );
  for (const { name } of tables) await database.maintain(`VACUUM (ANALYZE) "${name}"`);
  await database.maintain('CHECKPOINT');
}
