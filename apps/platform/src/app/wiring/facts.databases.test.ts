import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing.ts';
import type { FactConsumer } from '../../facts/consumer.ts';
import { FactWork } from '../../facts/fact-work.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { PlatformJobs } from '../../jobs/jobs.ts';
import { makeTally, readTally, settledRound, tally } from '../../testing/tally.ts';
import { testClock, type TestClock } from '../../testing/test-clock.ts';
import { testDeps, testStart } from '../../testing/test-deps.ts';
import { deliverFacts } from './facts.ts';

let db: Database;
let clock: TestClock;

beforeEach(async () => {
  db = await openTestDatabase();
  clock = testClock(testStart);
  await makeTally(db);
});
afterEach(() => db.close());

/** The jobs of a process that delivers facts to these consumers. */
function process(...consumers: FactConsumer[]): PlatformJobs {
  const deps = testDeps(clock);
  const jobs = new PlatformJobs(db, deps);
  deliverFacts({ db, deps, jobs }, new FactWork(db, deps, consumers));
  return jobs;
}
const happen = async (count: number) => {
  for (let at = 1; at <= count; at += 1) await db.transaction(tx => recordFact(tx, settledRound(1, 5n, clock.now())));
};
const roundsOf = async (name: string) => (await readTally(db, name))[0]?.rounds ?? 0;

describe('delivering facts from two processes', () => {
  it('gives each consumer one turn at a time that is due in both processes together', async () => {
    await happen(50);
    const both = [1, 2].map(() => process(tally('small', 1), tally('large', 30)));
    for (const [small, large] of [
      [10, 50],
      [20, 50],
    ]) {
      clock.advance(1_000);
      for (const jobs of both) await jobs.runDue();
      expect(await roundsOf('small')).toBe(small);
      expect(await roundsOf('large')).toBe(large);
    }
  });

  it('gives the next turns to other consumers while a consumer still takes an earlier turn', async () => {
    const { promise: slept, resolve: wake } = Promise.withResolvers<void>();
    // On the embedded database a batch that waits would block every transaction, so there the slow one does not wait.
    const slow = tally('slow', 10, async () => {
      if (db.kind === 'postgres') await slept;
    });
    const both = [1, 2].map(() => process(slow, tally('quick', 10)));
    const running: Promise<void>[] = [];
    for (let second = 1; second <= 3; second += 1) {
      await happen(2);
      clock.advance(1_000);
      running.push(...both.map(jobs => jobs.runDue()));
      await expect.poll(() => roundsOf('quick')).toBe(2 * second);
    }
    wake();
    await Promise.all(running);
    clock.advance(1_000);
    await both[0]?.runDue();
    expect(await roundsOf('slow')).toBe(6);
  });
});
