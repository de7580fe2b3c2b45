import type { Config } from '../core/config.ts';
import type { Deps } from '../core/deps.ts';
import { connectionFault } from './connection-fault.ts';
import { prepareDataFolder } from './data-folder.ts';
import type { Database, Sql } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { leaveWasmPlain } from './plain-wasm.ts';
import { openPostgres } from './postgres.ts';
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

const poolSize = 16;

/**
 * Opens the platform's database ready for use: locked (embedded only), migrated and checked for durability [B5].
 * Throws `FolderInUse` if another process uses the folder, and `DataFolderFault` or `DatabaseFault` if the location
 * cannot be used. Closing the database releases the folder's lock.
 */
export async function openDatabase(config: Config, deps: Deps): Promise<Database> {
  const { database, syncs } =
    config.databaseUrl === null ? await openLocked(config) : openServer(config.databaseUrl, deps);
  try {
    const applied = await migrate(database);
    if (applied.length > 0) deps.log.info({ applied }, 'database migrated');
    await assertDurable(database, syncs);
    return database;
  } catch (error) {
    await database.close();
    throw config.databaseUrl === null ? error : connectionFault(config.databaseUrl, error);
  }
}

function openServer(url: string, deps: Deps) {
  const onBroken = (error: Error) => deps.log.warn({ err: error }, 'a database connection broke');
  return { database: openPostgres({ url, poolSize, onBroken }), syncs: null };
}

async function openLocked({ dataDir, mode }: Config) {
  if (mode === 'test') leaveWasmPlain();
  prepareDataFolder(dataDir);
  const release = lockFolder(dataDir);
  try {
    const { database, syncs } = await openEmbedded(dataDir);
    const close = async () => {
      await database.close();
      release();
    };
    return { database: { ...database, close }, syncs };
  } catch (error) {
    release();
    throw error;
  }
}
