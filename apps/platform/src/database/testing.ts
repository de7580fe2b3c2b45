import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { embeddedOver } from './embedded.ts';
import { fail, makeFilledDatabase, makeMigratedDatabase, schemaHash } from './make-database.ts';
import { migrate } from './migrate.ts';
import { leaveWasmPlain } from './plain-wasm.ts';
import { openPostgres } from './postgres.ts';

/** Data with which a database is filled before each test gets a copy of it. */
export interface Filling {
  /** Name of the filled database, which is created once under this name and then copied. */
  readonly name: string;
  /** Folder in which the embedded database's image is cached. */
  readonly folder: string;
  readonly fill: (database: Database) => Promise<void>;
}

/**
 * Opens a dedicated, migrated test database, empty or filled: in memory, or on the server in `DATABASE_URL` if that
 * is set. Close it after use.
 */
export async function openTestDatabase(filling: Filling | null = null): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? await openInMemory(filling) : await openOnServer(url, filling);
}

/** Database images are cached here between test runs. */
const imagesFolder = join(import.meta.dirname, '../../../../.cache');

/** Loads a cached image of a migrated cluster, because creating a PostgreSQL cluster takes seconds. */
async function openInMemory(filling: Filling | null): Promise<Database> {
  leaveWasmPlain();
  const migrated = join(imagesFolder, `test-image-${schemaHash()}.tar`);
  if (!existsSync(migrated)) await keepImage(migrated, await makeCluster(), migrate);
  if (filling === null) return await embeddedOver(await loadImage(migrated));
  const filled = join(filling.folder, `${filling.name}.tar`);
  if (!existsSync(filled)) await keepImage(filled, await loadImage(migrated), filling.fill);
  return await embeddedOver(await loadImage(filled));
}

/** Creates a cluster that is a third of PGlite's default size, with short log segments and no template databases. */
async function makeCluster(): Promise<PGlite> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec('UPDATE pg_database SET datistemplate = false, datallowconn = true');
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
  return pglite;
}

const pgliteFile = (name: string) => readFileSync(new URL(name, pgliteEntry));
const pgliteEntry = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** The compiled module and files that all instances in the process share. */
let shared: { readonly pgliteWasmModule: WebAssembly.Module; readonly fsBundle: Blob } | null = null;
/** The most recently loaded image. A test file loads the same one repeatedly. */
let loaded: { readonly image: string; readonly loadDataDir: Blob } | null = null;

async function loadImage(image: string): Promise<PGlite> {
  shared ??= {
    pgliteWasmModule: await WebAssembly.compile(pgliteFile('pglite.wasm')),
    fsBundle: new Blob([pgliteFile('pglite.data')]),
  };
  if (loaded?.image !== image) loaded = { image, loadDataDir: new Blob([readFileSync(image)]) };
  // PostgreSQL clears its buffers on startup. A small buffer size makes that fast and is enough for a test.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return await PGlite.create({ ...shared, loadDataDir: loaded.loadDataDir, startParams });
}

async function keepImage(image: string, pglite: PGlite, fill: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await embeddedOver(pglite);
  await fill(database);
  await database.query('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(dirname(image), { recursive: true });
  const part = `${image}.${randomUUID()}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, image);
}

async function openOnServer(server: string, filling: Filling | null): Promise<Database> {
  const made = filling === null ? makeMigratedDatabase(server) : makeFilledDatabase(server, filling.name, filling.fill);
  const { url, drop } = await made;
  const database = openPostgres({ url, poolSize: 8, onBroken: fail });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
