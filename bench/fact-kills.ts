import { isDeepStrictEqual } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMigratedDatabase } from '../apps/platform/src/database/make-database.ts';
import { killFacts } from '../apps/platform/src/testing/kill-facts.ts';
import { print } from './bench-casino.ts';

const kills = 50;

/**
 * Kills processes that write and read facts, fifty times with SIGKILL, each time after a random number of applied
 * facts. Uses one process on the embedded database and, if `DATABASE_URL` is set, two that share the work on that
 * server.
 */
export async function printFactKills(): Promise<void> {
  await printKills(undefined);
  const server = process.env['DATABASE_URL'] || undefined;
  if (server === undefined) return;
  const made = await makeMigratedDatabase(server);
  await printKills(made.url);
  await made.drop();
}

async function printKills(databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftoff-fact-kills-'));
  const killAfter = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * 90));
  try {
    const { counted, totals, setAside } = await killFacts({ dataDir, killAfter, ...(databaseUrl && { databaseUrl }) });
    const facts = totals.reduce((sum, { rounds }) => sum + rounds, 0);
    const where = databaseUrl === undefined ? 'embedded, one process' : 'PostgreSQL, two processes';
    print(`${where}: ${kills} kills, ${facts} facts, ${setAside.length} set aside`);
    for (const { name, rows } of counted)
      print(`  ${name}: ${isDeepStrictEqual(rows, totals) ? 'each applied once' : 'NOT each applied once'}`);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
