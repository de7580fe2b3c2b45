import { join } from 'node:path';
import { readConfig } from '../core/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { FactWork } from '../facts/fact-work.ts';
import { startKillable, type Killable } from './killable.ts';
import { factTotals, readTally, takeAllTurns, tally } from './tally.ts';
import { testDeps } from './test-deps.ts';

const script = join(import.meta.dirname, 'consume-until-killed.ts');

/** The consumers in the killed processes, and a consumer that only starts afterwards. */
const consumers = ['killed', 'failing', 'untouched'] as const;

export interface KillFacts {
  readonly dataDir: string;
  /**
   * Server address; `undefined` to use the embedded database with one process. On a server, two processes work
   * concurrently.
   */
  readonly databaseUrl?: string;
  /** The number of applied facts after which each process is killed. */
  readonly killAfter: readonly number[];
}

/**
 * Repeatedly starts processes that write and apply facts, and kills them with kill -9. Then delivers the remaining
 * facts to the consumer that was killed, to one that throws on every tenth call, and to a new one. Returns what each
 * consumer has counted and the expected totals.
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
    await takeAllTurns(work);
    const counted = [];
    for (const name of consumers) counted.push({ name, rows: await readTally(db, name) });
    return { counted, totals: await factTotals(db), setAside: await work.setAside() };
  } finally {
    await db.close();
  }
}

/** Keeps `atOnce` processes running: each killed process is replaced. */
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
