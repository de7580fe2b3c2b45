import type { Sql } from './database.ts';
import type { SyncCounter } from './durable-files.ts';

/**
 * Refuses to start on a database that could lose confirmed commits [B5]. fsync, full_page_writes and
 * synchronous_commit must be on, and a test commit on the embedded database must have reached the disk.
 */
export async function assertDurable(database: Sql, syncs: SyncCounter | null): Promise<void> {
  const [settings] = await database.query<{ fsync: string; synchronous_commit: string; full_page_writes: string }>(
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('full_page_writes') AS full_page_writes`,
  );
  if (settings === undefined) throw new Error('The database does not tell its settings');
  const { fsync, synchronous_commit: commit, full_page_writes: pages } = settings;
  if (fsync !== 'on' || pages !== 'on' || ['off', 'local'].includes(commit)) {
    throw new Error(
      `The database may lose confirmed bets: fsync is ${fsync}, full_page_writes ${pages}, synchronous_commit ${commit}`,
    );
  }
  if (syncs === null) return;
  const before = syncs.count;
  await database.query('INSERT INTO boots (at) VALUES (now())');
  if (syncs.count === before) throw new Error('The embedded database confirmed a commit that is not on disk');
}
