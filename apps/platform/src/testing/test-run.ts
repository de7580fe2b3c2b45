import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { databasesLike, dropDatabase } from '../database/make-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly testRun: TestRun;
  }
}

/** What the files of one run share. Nothing of it outlives the run, so that nothing in it is ever of earlier sources. */
export interface TestRun {
  /** Names what this run makes in a server. */
  readonly prefix: string;
  readonly folder: string;
}

const prefixOfAll = 'liftoff_run_';
/** With a run's number it names the lock that a run holds on its server for as long as it lasts. */
const runsLock = 7_140_023;

/** Vitest's global setup: begins the run and, at its end, takes away what it has made. */
export default async function beginRun(project: TestProject): Promise<() => Promise<void>> {
  const number = randomInt(1, 2 ** 31);
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-run-'));
  const server = process.env['DATABASE_URL'] ?? '';
  const client = server === '' ? null : await joinServer(server, number);
  project.provide('testRun', { prefix: prefixOf(number), folder });
  return async () => {
    rmSync(folder, { recursive: true });
    if (client === null) return;
    await dropRun(client, number);
    await client.end();
  };
}

const prefixOf = (number: number): string => `${prefixOfAll}${number}_`;

async function dropRun(client: Client, number: number): Promise<void> {
  for (const name of await databasesLike(client, prefixOf(number))) await dropDatabase(client, name);
}

/** Holds the run's lock, and clears up after runs that were killed: their locks went with their connections. */
async function joinServer(server: string, number: number): Promise<Client> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1, $2)', [runsLock, number]);
  const names = await databasesLike(client, prefixOfAll);
  for (const other of new Set(names.map(name => Number(name.split('_')[2])))) {
    const lock = await client.query<{ over: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS over', [
      runsLock,
      other,
    ]);
    if (lock.rows[0]?.over) await dropRun(client, other);
  }
  return client;
}
