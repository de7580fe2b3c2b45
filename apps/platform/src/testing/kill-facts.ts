import { join } from 'node:path';
import { readConfig } from '../core/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { FactWork } from '../facts/fact-work.ts';
import { startKillable, type Killable } from './killable.ts';
import { factTotals, readTally, tally } from './tally.ts';
import { testDeps } from './test-deps.ts';

const script = join(import.meta.dirname, 'consume-until-killed.ts');

/** Consumers of the killed processes, and one that comes when all is over. */
const consumers = ['killed', 'failing', 'untouched'] as const;

export interface KillFacts {
  readonly dataDir: string;
  /** Undefined: the embedded database, which has one process; else two work at the facts of this server. */
  readonly databaseUrl?: string;
  /** After how many applied facts each process is killed. */
  readonly killAfter: readonly number[];
}

/**
 * Kills processes that make facts and work at them -9, again and again; then takes what is left to the consumers: the one
 * that was killed, one that throws on every tenth fact, and one that reads all of it now. Answers what each has counted
 * and what the facts come to.
 */
export async function killFacts({ dataDir, databaseUrl, killAfter }: KillFacts) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  await killAll(env, killAfter, databaseUrl === undefined ? 1 : 2);
  const deps = testDeps();
  const db = await openDatabase(
    readConfig(env, () => Buffer.alloc(32)),
    deps,
  );
  try {
    const work = new FactWork(
      db,
      deps,
      consumers.map(name => tally(name, 7)),
    );
    await work.run();
    const counted = [];
    for (const name of consumers) counted.push({ name, rows: await readTally(db, name) });
    return { counted, totals: await factTotals(db), setAside: await work.setAside() };
  } finally {
    await db.close();
  }
}

/** So many processes are at work all the time: whoever is killed has another in its place. */
async function killAll(env: Record<string, string>, killAfter: readonly number[], atOnce: number): Promise<void> {
  const working = await Promise.all(Array.from({ length: atOnce }, () => startWorking(env)));
  for (const [at, count] of killAfter.entries()) {
    const place = at % atOnce;
    await working[place]?.untilApplied(count);
    await working[place]?.process.kill();
    if (at + atOnce < killAfter.length) working[place] = await startWorking(env);
  }
}

async function startWorking(env: Record<string, string>): Promise<Working> {
  let left = Number.POSITIVE_INFINITY;
  const enough = Promise.withResolvers<void>();
  const process = await startKillable({
    script: [script],
    env,
    readyWithinMs: 60_000,
    line: text => {
      if (text === 'applied') left -= 1;
      if (left <= 0) enough.resolve();
      return text === 'ready';
    },
  });
  return {
    process,
    untilApplied: async count => {
      left = count;
      await enough.promise;
    },
  };
}

interface Working {
  readonly process: Killable;
  untilApplied(count: number): Promise<void>;
}
