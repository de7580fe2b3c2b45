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

/**
 * The data shared by the test files of one run. It is deleted at the end of the run, so it can never come from older
 * sources.
 */
export interface TestRun {
  /** Name prefix of everything that this run creates on a server. */
  readonly prefix: string;
  readonly folder: string;
}

const prefixOfAll = 'liftoff_run_';
/** Together with a run's number, identifies the advisory lock that the run holds on its server until it ends. */
const runsLock = 7_140_023;

/** Vitest's global setup. Starts the run and, at its end, deletes everything that the run created. */
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

/** Takes the run's lock and cleans up after killed runs, whose locks were released with their connections. */
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
