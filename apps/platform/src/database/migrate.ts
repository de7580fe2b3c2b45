import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseFault } from './connection-fault.ts';
import type { Database, Tx } from './database.ts';

export interface Migration {
  /** Name of the migration, for example `002-ledger`. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = join(import.meta.dirname, 'migrations');

/** Returns this build's migrations, in order. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .toSorted()
    .map(file => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { name: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies this build's missing migrations, one transaction each, in only one process at a time. Throws if an applied
 * migration has changed since, and throws `DatabaseFault` if the database belongs to another application. Returns the
 * names of the newly applied migrations.
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
  await database.transaction(async tx => {
    await lock(tx);
    await mustBeOurs(tx);
    await tx.query(
      `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL)`,
    );
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    const fresh = await database.transaction(tx => apply(tx, migration));
    if (fresh) applied.push(migration.name);
  }
  return applied;
}

/** Refuses a database that has tables but no migrations table, because its tables belong to another application. */
async function mustBeOurs(tx: Tx): Promise<void> {
  const tables = await tx.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  );
  if (tables.length === 0 || tables.some(({ name }) => name === 'migrations')) return;
  const names = tables.slice(0, 3).map(({ name }) => name);
  throw new DatabaseFault(
    `The database holds tables that are not Liftoff's (${names.join(', ')}${tables.length > 3 ? ' …' : ''}). Give Liftoff an empty database.`,
  );
}

async function apply(tx: Tx, migration: Migration): Promise<boolean> {
  await lock(tx);
  const [known] = await tx.query<{ checksum: string }>('SELECT checksum FROM migrations WHERE name = $1', [
    migration.name,
  ]);
  if (known?.checksum === migration.checksum) return false;
  if (known !== undefined) throw new Error(`Migration ${migration.name} was changed after it was applied`);
  await tx.query(migration.sql);
  await tx.query('INSERT INTO migrations (name, checksum, applied_at) VALUES ($1, $2, now())', [
    migration.name,
    migration.checksum,
  ]);
  return true;
}

/** Serialises migrations, because several platforms can start on one server concurrently. Waits without a timeout. */
async function lock(tx: Tx): Promise<void> {
  await tx.query('SET LOCAL lock_timeout = 0');
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('liftoff migrations'))");
}
