import { tableChannel } from '@liftoff/contract/core/realtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDeps } from '../core/deps.ts';
import { recordFact } from '../facts/record-fact.ts';
import { testClock } from '../testing/test-clock.ts';
import { openPlatform } from '../app/platform.ts';
import { cycleMs } from '../game/table/table-clock.ts';
import { listenFor, openSocket } from '../testing/sockets.ts';
import { settledRound } from '../testing/tally.ts';
import { seededBytes, testStart } from '../testing/test-deps.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { silentLog } from '../testing/test-log.ts';

/** The length of a table's shortest phase. */
const stepMs = 4_000;

/** Two processes of one platform: two platforms assembled over one database, each with its own clock. */
let one: TestPlatform;

beforeEach(async () => {
  one = await testPlatform({ seed: 'none' });
});
afterEach(() => one.close());

function another() {
  const clock = testClock(testStart);
  const deps = makeDeps(clock, seededBytes('another process'), silentLog());
  const open = openPlatform({ config: one.config, deps, clock, db: one.db });
  return {
    open,
    clock,
    leave: async () => {
      await open.stop();
    },
  };
}

describe('two processes on one database', () => {
  it('two processes that start together seed an empty platform only once', async () => {
    const two = another();
    await Promise.all([one.open.seed('small'), two.open.seed('small')]);
    const count = async (what: string) => (await one.db.query<{ n: number }>(`SELECT ${what}::int AS n`))[0]?.n;
    expect(await count(`(SELECT count(*) FROM players WHERE email = 'demo@liftoff.test')`)).toBe(1);
    expect(await count(`(SELECT count(*) FROM ledger_transfers WHERE reference LIKE 'jackpot:%:start')`)).toBe(
      await count('(SELECT count(*) FROM jackpot_levels)'),
    );
    await two.leave();
  });

  it('two processes follow one clock: moving it in one process moves it in the other and in any started later', async () => {
    const two = another();
    for (const process of [one.open, two.open]) {
      await process.begin();
      process.start();
    }
    const now = '2027-03-01T09:00:00.000Z';
    expect((await one.operator().send('POST', '/console/api/clock', { now })).status).toBe(200);
    await expect.poll(() => two.clock.now().toISOString()).toBe(now);
    const later = another();
    await later.open.begin();
    expect(later.clock.now().toISOString()).toBe(now);
    await one.operator().send('POST', '/console/api/clock', { now: null });
    await expect.poll(() => two.clock.moved()).toBe(false);
    await Promise.all([two.leave(), later.leave()]);
  });

  it('two processes publish each phase of a live table once, to the watchers of both', async () => {
    await one.open.seed('small');
    const two = another();
    const table = 'aurum-roulette';
    const both = [one.open, two.open];
    const ports = await Promise.all(both.map(({ hub }) => listenFor(hub)));
    for (const process of both) await process.begin();
    const token = await one.hub.token('', 'a guest');
    const sockets = await Promise.all(ports.map(({ url }) => openSocket(url, token, [tableChannel(table)])));
    const phases = () => sockets.map(({ received }) => received.map(({ data }) => phaseOf(data)));
    for (let at = 0; at < cycleMs; at += stepMs) {
      for (const { clock } of [one, two]) clock.advance(stepMs);
      await Promise.all(both.map(({ platform }) => platform.jobs.runDue()));
    }
    for (const process of both) await process.outbox.flush();
    await expect.poll(() => phases().map(list => list.length)).toEqual([4, 4]);
    expect(phases()[0]).toEqual(phases()[1]);
    expect(new Set(phases()[0]).size).toBe(4);
    await two.leave();
    for (const socket of sockets) socket.leave();
    for (const port of ports) await port.close();
  });

  it('two processes contribute to the jackpots and together publish the change once per second [RT-002]', async () => {
    await one.open.seed('small');
    const two = another();
    const feed = () => one.db.transaction(tx => recordFact(tx, settledRound(1, 2_000n, one.clock.now())));
    const reported = async () =>
      (
        await one.db.query<{ n: number }>(
          `SELECT (SELECT count(*) FROM outbox WHERE channel = $1)::int + (SELECT count(*) FROM events WHERE channel = $1)::int AS n`,
          ['jackpots_changes'],
        )
      )[0]?.n;
    const second = async () => {
      for (const { clock } of [one, two]) clock.advance(1_000);
      for (const process of [one.open, two.open]) {
        await feed();
        await process.platform.jobs.runDue();
      }
    };
    await second();
    expect(await reported()).toBe(1);
    await second();
    expect(await reported()).toBe(2);
    await two.leave();
  });
});

const phaseOf = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) throw new Error('No state of a table');
  return `${Reflect.get(data, 'table_round')} ${Reflect.get(data, 'phase')}`;
};
