import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testClock, type TestClock } from '../testing/test-clock.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { PlatformJobs } from './jobs.ts';

const minuteMs = 60_000;
let db: Database;
let clock: TestClock;
let jobs: PlatformJobs;

beforeEach(async () => {
  db = await openTestDatabase();
  clock = testClock(testStart);
  jobs = new PlatformJobs(db, testDeps(clock));
});
afterEach(() => db.close());

const inMinutes = (minutes: number) => new Date(Date.parse(testStart) + minutes * minuteMs);
const schedule = (name: string, minutes: number, payload: unknown) =>
  db.transaction(tx => jobs.schedule(tx, name, inMinutes(minutes), payload));

describe('repeating jobs', () => {
  it("repeating jobs run by the platform's clock, once each time they are due", async () => {
    let runs = 0;
    jobs.every('count', minuteMs, async () => void (runs += 1));
    await jobs.runDue();
    expect(runs).toBe(0);
    clock.advance(minuteMs);
    await jobs.runDue();
    await jobs.runDue();
    expect(runs).toBe(1);
  });

  it('repeating jobs continue after a run that threw and after the clock was set back', async () => {
    let runs = 0;
    jobs.every('fails', minuteMs, async () => {
      runs += 1;
      throw new Error('no');
    });
    clock.advance(100 * minuteMs);
    await jobs.runDue();
    clock.moveTo(null);
    await jobs.runDue();
    clock.advance(minuteMs);
    await jobs.runDue();
    expect(runs).toBe(2);
  });
});

describe('repeating jobs shared by several processes', () => {
  it('a shared repeating job runs in only one process each time it is due, even after a restart', async () => {
    const done: string[] = [];
    const process = (name: string, at: TestClock): PlatformJobs => {
      const made = new PlatformJobs(db, testDeps(at));
      made.everyShared('clean', 60 * minuteMs, async () => void done.push(name));
      return made;
    };
    const both = [process('one', clock), process('two', clock)];
    const pass = async (minutes: number) => {
      clock.advance(minutes * minuteMs);
      for (const each of both) await each.runDue();
    };
    await pass(1);
    expect(done).toEqual(['one']);
    await pass(59);
    expect(done).toHaveLength(1);
    both.splice(0, 2, process('three', clock));
    await pass(1);
    expect(done).toEqual(['one', 'three']);
  });
});

describe('a scheduled job', () => {
  it('a scheduled job runs once when it is due, in the order of the scheduled times', async () => {
    const done: unknown[] = [];
    jobs.on('note', async (_tx, payload) => void done.push(payload));
    await schedule('note', 2, 'second');
    await schedule('note', 1, 'first');
    await schedule('note', 10, 'later');
    await jobs.runDue();
    expect(done).toEqual([]);
    clock.advance(5 * minuteMs);
    await jobs.runDue();
    await jobs.runDue();
    expect(done).toEqual(['first', 'second']);
  });

  it('a scheduled job waits in the database until a process has a handler for it', async () => {
    await schedule('note', 0, { id: 7 });
    await jobs.runDue();
    const restarted = new PlatformJobs(db, testDeps(clock));
    const done: unknown[] = [];
    restarted.on('note', async (_tx, payload) => void done.push(payload));
    await restarted.runDue();
    expect(done).toEqual([{ id: 7 }]);
  });

  it('a scheduled job that fails is rolled back and retried later, and delays no other job', async () => {
    let tries = 0;
    const done: unknown[] = [];
    jobs.on('fails', async tx => {
      tries += 1;
      await tx.query("INSERT INTO outbox (channel, data) VALUES ('wins', '{}')");
      throw new Error('no');
    });
    jobs.on('note', async (_tx, payload) => void done.push(payload));
    await schedule('fails', 0, null);
    await schedule('note', 0, 'fine');
    await jobs.runDue();
    expect([tries, done]).toEqual([1, ['fine']]);
    expect(await db.query('SELECT * FROM outbox')).toEqual([]);
    clock.advance(minuteMs);
    await jobs.runDue();
    expect(tries).toBe(2);
  });
});

describe('job lanes', () => {
  it('job lanes run independently: slow cleanup work does not delay settling a round', async () => {
    const { promise: cleaned, resolve: endCleaning } = Promise.withResolvers<void>();
    const done: string[] = [];
    jobs.every('clean', minuteMs, () => cleaned);
    jobs.every('tidy up', minuteMs, async () => void done.push('tidied up'));
    jobs.on('land', async () => void done.push('landed'), 'rounds');
    jobs.every('pay', minuteMs, async () => void done.push('paid'), 'money');
    await schedule('land', 1, null);
    clock.advance(minuteMs);
    const running = jobs.runDue();
    await expect.poll(() => done.toSorted()).toEqual(['landed', 'paid']);
    endCleaning();
    await running;
    expect(done).toContain('tidied up');
  });

  it('a run that takes longer than a tick is followed by one run, and by none once the platform stops', async () => {
    const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    jobs.every('slow', minuteMs, async () => {
      runs += 1;
      await ends[runs - 1]?.promise;
    });
    const tickThrice = () =>
      [1, 2, 3].map(() => {
        clock.advance(minuteMs);
        return jobs.runDue();
      });
    const ticks = tickThrice();
    await expect.poll(() => runs).toBe(1);
    ticks.push(...tickThrice());
    clock.advance(minuteMs);
    ends[0]?.resolve();
    await expect.poll(() => runs).toBe(2);
    ticks.push(...tickThrice());
    const stopping = jobs.stop();
    ends[1]?.resolve();
    await Promise.all([stopping, ...ticks]);
    expect(runs).toBe(2);
  });

  it('all job lanes finish their running work before the platform stops', async () => {
    const { promise: paying, resolve: endPaying } = Promise.withResolvers<void>();
    let began = false;
    const pay = () => {
      began = true;
      return paying;
    };
    jobs.every('pay', minuteMs, pay, 'money');
    clock.advance(minuteMs);
    void jobs.runDue();
    await expect.poll(() => began).toBe(true);
    let stopped = false;
    const stopping = jobs.stop().then(() => {
      stopped = true;
    });
    await db.query('SELECT 1');
    expect(stopped).toBe(false);
    endPaying();
    await stopping;
    expect(stopped).toBe(true);
  });
});
