import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** Creates a new, empty test database on a server. `drop` removes it and closes any open connections to it. */
export const makeDatabase = (server: string): Promise<{ url: string; drop(): Promise<void> }> =>
  copyOf(server, 'template0');

/**
 * Like `makeDatabase`, but with the platform's tables. The tables are created once per server in a template, which is
 * then copied.
 */
export const makeMigratedDatabase = async (server: string): Promise<{ url: string; drop(): Promise<void> }> =>
  copyOf(server, await migratedTemplate(server));

async function copyOf(server: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, client => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, client => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Hash of all migrations, used in the names of cached copies of the schema. */
export function schemaHash(): string {
  const migrations = readMigrations().map(({ name, checksum }) => `${name} ${checksum}`);
  return createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16);
}

/** Advisory lock held while a template is made, so that concurrent processes wait for it and then reuse it. */
const templateLock = 7_140_022;
const templatePrefix = 'liftoff_template_';

async function migratedTemplate(server: string): Promise<string> {
  const name = templatePrefix + schemaHash();
  await onServer(server, async client => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    if (await isThere(client, name)) return;
    // Drops templates left over from an aborted attempt or from older migrations.
    for (const older of await databasesLike(client, templatePrefix)) await dropDatabase(client, older);
    await makeTemplate(server, client, {
      name,
      from: 'template0',
      fill: async database => void (await migrate(database)),
    });
  });
  return name;
}

/** Copies a database that has the platform's tables and was filled by `fill`. `fill` runs once per `name`. */
export async function makeFilledDatabase(
  server: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<{ url: string; drop(): Promise<void> }> {
  if (!filled.has(name)) {
    const from = await migratedTemplate(server);
    await onServer(server, async client => {
      await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
      if (!(await isThere(client, name))) await makeTemplate(server, client, { name, from, fill });
    });
    filled.add(name);
  }
  return await copyOf(server, name);
}

/** Names of filled templates that already exist. No template is dropped before the end of the test run. */
const filled = new Set<string>();

interface Template {
  readonly name: string;
  readonly from: string;
  readonly fill: (database: Database) => Promise<void>;
}

/** Creates a template under a temporary name and renames it once it is complete. */
async function makeTemplate(server: string, client: Client, { name, from, fill }: Template): Promise<void> {
  const part = `${name}_part`;
  await dropDatabase(client, part);
  await client.query(`CREATE DATABASE ${part} TEMPLATE ${from}`);
  const database = openPostgres({ url: addressOf(server, part), poolSize: 2, onBroken: fail });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  await client.query(`ALTER DATABASE ${part} RENAME TO ${name}`);
}

async function isThere(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  return rowCount === 1;
}

/** Returns the names of the server's databases that start with `prefix`. */
export async function databasesLike(client: Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

/** Drops a database, including its open connections. Does nothing if it does not exist. */
export const dropDatabase = async (client: Client, name: string): Promise<void> =>
  void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

function addressOf(server: string, name: string): string {
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the test fail if a connection breaks. */
export const fail = (error: Error): never => {
  throw error;
};
