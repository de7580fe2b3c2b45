import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** A new, empty database on a server, for a test; `drop` removes it once nobody is connected. */
export const makeDatabase = (server: string): Promise<{ url: string; drop(): Promise<void> }> =>
  copyOf(server, 'template0');

/** The same with the tables of the house. They are made once for a server and copied from then on. */
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

/** Names the tables of the house as all migrations make them: what is kept of them goes by this name. */
export function schemaHash(): string {
  const checksums = readMigrations().map(({ checksum }) => checksum);
  return createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16);
}

/** One at a time may make it; the others find it made. */
const templateLock = 7_140_022;
const templatePrefix = 'liftoff_template_';

async function migratedTemplate(server: string): Promise<string> {
  const name = templatePrefix + schemaHash();
  await onServer(server, async client => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const made = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (made.rowCount === 0) await makeTemplate(server, client, name);
  });
  return name;
}

/** What an earlier try or earlier migrations have left goes; the name is given once all is there. */
async function makeTemplate(server: string, client: Client, name: string): Promise<void> {
  const older = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [
    `${templatePrefix.replaceAll('_', String.raw`\_`)}%`,
  ]);
  for (const { datname } of older.rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  const part = `${name}_part`;
  await client.query(`CREATE DATABASE ${part} TEMPLATE template0`);
  const database = openPostgres({ url: addressOf(server, part), poolSize: 1, onBroken: fail });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  await client.query(`ALTER DATABASE ${part} RENAME TO ${name}`);
}

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

/** A broken connection breaks the test. */
export const fail = (error: Error): never => {
  throw error;
};
