import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { embeddedOver } from './embedded.ts';
import { fail, makeMigratedDatabase, schemaHash } from './make-database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** A migrated, empty database of its own: in memory, or in the server of `DATABASE_URL` when that is set. Close it after use. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? await openInMemory() : await openOnServer(url);
}

/** Kept from run to run, beside the builds. */
const imagesFolder = join(import.meta.dirname, '../../../../.cache');

/** Making a PostgreSQL cluster takes seconds, so one that is migrated is kept as an image and loaded from then on. */
async function openInMemory(): Promise<Database> {
  const image = join(imagesFolder, `test-database-${schemaHash()}.tar`);
  if (!existsSync(image)) await makeImage(image);
  return await embeddedOver(await PGlite.create({ loadDataDir: new Blob([readFileSync(image)]) }));
}

async function makeImage(image: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = await embeddedOver(pglite);
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(imagesFolder, { recursive: true });
  const part = `${image}.${randomUUID()}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, image);
}

async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await makeMigratedDatabase(server);
  const database = openPostgres({ url, poolSize: 8, onBroken: fail });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
