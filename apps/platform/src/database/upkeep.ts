import type { Database } from './database.ts';

/** How often the embedded database is maintained, in platform time. */
export const upkeepEveryMs = 60_000;

interface TableUpkeep {
  name: string;
  vacuum: boolean;
  analyze: boolean;
}

/**
 * Does the work of autovacuum and the checkpointer, which run automatically on a server but are missing in the
 * embedded database. Uses autovacuum's default thresholds. Works table by table, so that bets can run in between.
 * Returns the names of the maintained tables.
 */
export async function upkeep(database: Database): Promise<string[]> {
  if (database.kind === 'postgres') return [];
  const tables = await database.query<TableUpkeep>(
    `SELECT s.relname AS name, s.n_dead_tup > 50 + 0.2 * c.reltuples AS vacuum,
      s.n_mod_since_analyze > 50 + 0.1 * c.reltuples AS analyze
    FROM pg_stat_user_tables AS s JOIN pg_class AS c ON c.oid = s.relid ORDER BY s.relname`,
  );
  const due = tables.filter(table => table.vacuum || table.analyze);
  for (const { name, vacuum } of due) await database.maintain(`${vacuum ? 'VACUUM (ANALYZE)' : 'ANALYZE'} "${name}"`);
  await database.maintain('CHECKPOINT');
  return due.map(table => table.name);
}

/** How often the length of the write-ahead log is checked, in platform time. */
export const checkpointEveryMs = 2_000;
/**
 * Approximate maximum number of log bytes to replay at startup after a kill, which takes a few tenths of a second.
 */
const logMaxBytes = 32n * 1024n * 1024n;

/**
 * Writes a checkpoint if the write-ahead log has become long since the last one, so that a restart after a kill stays
 * fast under any load. A server does this automatically. Returns whether a checkpoint was written.
 */
export async function checkpointWhenLong(database: Database, maxBytes = logMaxBytes): Promise<boolean> {
  if (database.kind === 'postgres') return false;
  const [log] = await database.query<{ bytes: bigint }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint AS bytes FROM pg_control_checkpoint()',
  );
  if (log === undefined || log.bytes < maxBytes) return false;
  await database.maintain('CHECKPOINT');
  return true;
}
