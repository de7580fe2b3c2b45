import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deliverFacts } from '../apps/platform/src/app/wiring/facts.ts';
import { readConfig } from '../apps/platform/src/core/config.ts';
import { systemDeps } from '../apps/platform/src/core/deps.ts';
import { makeLog } from '../apps/platform/src/core/log.ts';
import { systemClock } from '../apps/platform/src/core/platform-clock.ts';
import type { Database } from '../apps/platform/src/database/database.ts';
import { makeMigratedDatabase } from '../apps/platform/src/database/make-database.ts';
import { openDatabase } from '../apps/platform/src/database/open-database.ts';
import type { FactConsumer } from '../apps/platform/src/facts/consumer.ts';
import { FactWork } from '../apps/platform/src/facts/fact-work.ts';
import { recordFact } from '../apps/platform/src/facts/record-fact.ts';
import { PlatformJobs } from '../apps/platform/src/jobs/jobs.ts';
import { makeTally, settledRound, tally } from '../apps/platform/src/testing/tally.ts';
import { print, printTable, quantile } from './bench-casino.ts';

const deps = systemDeps(systemClock(), makeLog('silent'));
const minutesBehind = 30;
const factsPerSecond = 50;
const measuredSeconds = 20;
/** Facts per batch of every consumer. The consumer that is behind catches up by at most ten batches a second. */
const batch = 200;

type Counting = FactConsumer<'round_settled'>;

/** Stores and places the facts of the last half an hour. */
async function fillBacklog(db: Database, work: FactWork): Promise<void> {
  await db.query(
    `INSERT INTO facts (kind, at, data)
     SELECT 'round_settled', now() - make_interval(secs => ($1::int - n)::float / $2),
       jsonb_build_object('player', n % 300, 'round', gen_random_uuid(), 'game', 'a', 'engine', 'slot',
         'currency', 'EUR', 'stake', '1', 'win', '0', 'jackpot_win', '0')
     FROM generate_series(1, $1::int) AS n`,
    [minutesBehind * 60 * factsPerSecond, factsPerSecond],
  );
  while (await work.hasUnplaced()) await work.place();
}

/** A consumer that begins with new facts and notes, at each commit, how long ago in ms each fact was recorded. */
function timed(name: string, delays: number[]): Counting {
  const counting = tally(name, batch);
  return {
    ...counting,
    from: 'now',
    apply: async (tx, facts) => {
      await counting.apply(tx, facts);
      tx.afterCommit(() => {
        const now = deps.now().getTime();
        for (const { at } of facts) delays.push(now - at.getTime());
      });
    },
  };
}

/** Records facts for the length of the measurement, evenly spread over each second. */
async function recordFacts(db: Database): Promise<number> {
  const end = performance.now() + measuredSeconds * 1_000;
  let recorded = 0;
  while (performance.now() < end) {
    const due = Math.ceil((measuredSeconds * 1_000 - (end - performance.now())) * (factsPerSecond / 1_000));
    for (; recorded < due; recorded += 1)
      await db.transaction(tx => recordFact(tx, settledRound(recorded % 300, 5n, deps.now())));
    await setTimeout(10);
  }
  return recorded;
}

/**
 * Delivers new facts to seven consumers from `processes` processes, while an eighth consumer reads the facts of the
 * last half an hour. Returns the delays of the seven.
 */
async function measure(db: Database, processes: number, eighth: Counting) {
  await makeTally(db);
  await fillBacklog(db, new FactWork(db, deps, []));
  const delays: number[] = [];
  const seven = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(name => timed(name, delays));
  const running = Array.from({ length: processes }, () => {
    const jobs = new PlatformJobs(db, deps);
    const work = new FactWork(db, deps, [eighth, ...seven]);
    deliverFacts({ db, deps, jobs }, work);
    return { jobs, work };
  });
  for (const { work } of running) await work.begin();
  const behind = async () => (await running[0]?.work.waiting())?.[eighth.name] ?? 0;
  const before = await behind();
  for (const { jobs } of running) jobs.start();
  const recorded = await recordFacts(db);
  const after = await behind();
  // The last facts are delivered within two more seconds, or count as missing.
  await setTimeout(2_000);
  await Promise.all(running.map(({ jobs }) => jobs.stop()));
  return { recorded, delays, missing: recorded * seven.length - delays.length, before, after };
}

/** Opens an empty database for one measurement: embedded, or a new one on the server. */
async function withDatabase<T>(server: string | undefined, run: (db: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-facts-'));
  const made = server === undefined ? null : await makeMigratedDatabase(server);
  const env = { DATA_DIR: folder, ...(made && { DATABASE_URL: made.url }) };
  const db = await openDatabase(
    readConfig(env, () => Buffer.alloc(32)),
    deps,
  );
  try {
    return await run(db);
  } finally {
    await db.close();
    await made?.drop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures how long after it was recorded a fact takes effect in seven consumers while an eighth is half an hour
 * behind and, on a server, while each batch of the eighth takes a second. Uses one process on the embedded
 * database and, if `DATABASE_URL` is set, two on that server.
 */
export async function printFacts(): Promise<void> {
  const server = process.env['DATABASE_URL'] || undefined;
  const behind = tally('behind', batch);
  const slow: Counting = {
    ...tally('slow', batch),
    apply: async (tx, facts) => {
      await tx.query('SELECT pg_sleep(1)');
      await tally('slow', batch).apply(tx, facts);
    },
  };
  const cases = [
    { name: 'embedded, one process: one is behind', url: undefined, processes: 1, eighth: behind },
    ...(server === undefined
      ? []
      : [
          { name: 'PostgreSQL, two processes: one is behind', url: server, processes: 2, eighth: behind },
          { name: 'PostgreSQL, two processes: one is behind and slow', url: server, processes: 2, eighth: slow },
        ]),
  ];
  const rows = [];
  for (const { name, url, processes, eighth } of cases) {
    const { recorded, delays, missing, before, after } = await withDatabase(url, db => measure(db, processes, eighth));
    const ms = [quantile(delays, 0.5), quantile(delays, 0.99), Math.max(...delays)].map(Math.round);
    rows.push([name, before, after, recorded, ...ms, missing]);
  }
  const head = ['case', 'behind, at first', 'at the end', 'new facts', 'p50 ms', 'p99 ms', 'max ms', 'missing'];
  printTable('Delay of a fact in the seven other consumers', head, rows);
  print(
    `The aim is at most 2000 ms. One consumer is ${minutesBehind} minutes behind at ${factsPerSecond} facts a second.`,
  );
}
