import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { DurableFiles, syncFolder, type SyncCounter } from './durable-files.ts';
import { shareSession } from './group-commit.ts';
import { customTypes, sqlOver } from './pg-client.ts';
import { PgliteStream } from './pglite-stream.ts';
import { sessionSettings } from './session-settings.ts';
import { assertOutside } from './transaction.ts';

/** PGlite starts PostgreSQL with `-F`, which turns fsync off. Here fsync stays on [B5]. */
const startParams = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'].flatMap(setting => [
    '-c',
    setting,
  ]),
];

/** Opens the embedded database in a folder, creating it on first use. The caller must hold the folder's lock. */
export async function openEmbedded(dataDir: string): Promise<{ database: Database; syncs: SyncCounter }> {
  const home = join(dataDir, 'database');
  await makeFirst(dataDir, home);
  const files = new DurableFiles(home);
  const pglite = await PGlite.create({ fs: files, startParams });
  return { database: await embeddedOver(pglite), syncs: files.syncs };
}

/**
 * Creates the database under a temporary name and renames it when complete, because a half-created database would be
 * indistinguishable from a complete one.
 */
async function makeFirst(dataDir: string, home: string): Promise<void> {
  const halfMade = 'database.new';
  for (const name of readdirSync(dataDir)) if (name === halfMade) rmSync(join(dataDir, name), { recursive: true });
  if (existsSync(home)) return;
  const temporary = join(dataDir, halfMade);
  mkdirSync(temporary);
  const pglite = await PGlite.create({ fs: new DurableFiles(temporary), startParams });
  await pglite.exec('CHECKPOINT');
  await pglite.close();
  renameSync(temporary, home);
  syncFolder(dataDir);
}

/**
 * Wraps a running PGlite, on disk or in memory. Closing the database closes the PGlite. If PGlite stops, the client's
 * error ends the process, because nothing listens for it: no bet is taken any more, and a restart recovers [B4].
 */
export async function embeddedOver(pglite: PGlite): Promise<Database> {
  const client = new Client({ stream: () => new PgliteStream(pglite), types: customTypes });
  await client.connect();
  for (const [name, value] of Object.entries(sessionSettings)) await client.query(`SET ${name} = '${value}'`);
  const sql = sqlOver(client);
  const session = shareSession(sql);
  return {
    kind: 'embedded',
    async query<Row>(text: string, values?: readonly unknown[]) {
      assertOutside();
      return await session.statement(only => only.query<Row>(text, values));
    },
    async transaction(work) {
      assertOutside();
      return await session.transaction(work);
    },
    async maintain(text) {
      assertOutside();
      await session.statement(only => only.query(text));
    },
    listen: () => ({ close: async () => undefined }),
    async close() {
      await session.statement(() => client.end());
      await pglite.close();
    },
  };
}
