import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { FactWork } from '../facts/fact-work.ts';
import { startKillable } from './killable.ts';
import { factTotals, readTally, tally } from './tally.ts';
import { testDeps } from './test-deps.ts';

const script = join(import.meta.dirname, 'consume-until-killed.ts');

/**
 * Kills a process that works at facts -9 again and again on one data folder, each time after a number of applied facts
 * of `killAfter`; then takes what is left to the consumer. Answers what it has counted and what the facts come to.
 */
export async function killFacts(dataDir: string, killAfter: readonly number[]) {
  for (const count of killAfter) await runAndKill(dataDir, count);
  const deps = testDeps();
  const db = await openDatabase(
    readConfig({ DATA_DIR: dataDir }, () => Buffer.alloc(32)),
    deps,
  );
  try {
    await new FactWork(db, deps, [tally('killed', 7)]).run();
    return { counted: await readTally(db, 'killed'), totals: await factTotals(db) };
  } finally {
    await db.close();
  }
}

async function runAndKill(dataDir: string, count: number): Promise<void> {
  let left = count;
  const enough = Promise.withResolvers<void>();
  const killable = await startKillable({
    script: [script],
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    readyWithinMs: 60_000,
    line: text => {
      if (text === 'applied') left -= 1;
      if (left <= 0) enough.resolve();
      return text === 'ready';
    },
  });
  await enough.promise;
  await killable.kill();
}
