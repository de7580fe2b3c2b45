import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/testing.ts';
import type { Database } from '../../database/database.ts';
import { testClock, type TestClock } from '../../testing/test-clock.ts';
import { testStart } from '../../testing/test-deps.ts';
import { silentLog } from '../../testing/test-log.ts';
import { addressKey } from './address-key.ts';
import { DatabaseBuckets } from './database-buckets.ts';
import { MemoryBuckets } from './memory-buckets.ts';
import { RateLimiter } from './rate-limiter.ts';
import { rateLimits } from './rate-limits.ts';
import { ReconciledBuckets } from './reconciled-buckets.ts';

let db: Database;
let clock: TestClock;
beforeAll(async () => {
  db = await openTestDatabase();
  clock = testClock(testStart);
});
afterAll(() => db.close());

/** Creates the rate limiter of one platform process. It counts together with the others on the same database. */
function process() {
  const local = new ReconciledBuckets(db, silentLog());
  return { limiter: new RateLimiter({ exact: new DatabaseBuckets(db), local }, () => clock.now()), local };
}

const passed = (waits: readonly number[]): number => waits.filter(wait => wait === 0).length;
const times = <T>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

it.each(['sign-in', 'sign-up', 'otp', 'restore', 'deposit', 'coupon'] as const)(
  'of fifty concurrent calls on two processes, exactly as many pass as %s allows [A13]',
  async limit => {
    const both = [process().limiter, process().limiter];
    const allowed = Math.min(...rateLimits[limit].thresholds.map(({ calls }) => calls));
    const waits = await Promise.all(times(50, at => (both[at % 2] ?? process().limiter).take(limit, 'one caller')));
    expect(passed(waits)).toBe(allowed);
    expect(Math.min(...waits.filter(wait => wait > 0))).toBeGreaterThan(0);
    expect(await process().limiter.take(limit, 'another caller')).toBe(0);
  },
);

it('a call given back by one process can be used by the other', async () => {
  const [one, two] = [process().limiter, process().limiter];
  await Promise.all(times(20, () => one.take('sign-in', 'given back')));
  expect(await two.take('sign-in', 'given back')).toBeGreaterThan(0);
  await one.giveBack('sign-in', 'given back');
  expect(await two.take('sign-in', 'given back')).toBe(0);
  expect(await one.take('sign-in', 'given back')).toBeGreaterThan(0);
});

it('a call refused by one threshold of an exact class does not count towards the other threshold', async () => {
  const { limiter } = process();
  const counted = () => db.query('SELECT name, full_at FROM rate_buckets ORDER BY name');
  const burst = async () => passed(await Promise.all(times(10, () => limiter.take('sign-up', 'patient'))));
  // Five per hour and twenty per day: in the fifth hour the hourly limit allows five calls, but the daily limit
  // fewer.
  for (let hour = 0; hour < 4; hour += 1) {
    expect(await burst()).toBe(5);
    clock.advance(3_600_000);
  }
  expect(await burst()).toBeLessThan(5);
  const before = await counted();
  expect(await burst()).toBe(0);
  expect(await counted()).toEqual(before);
});

it('if a class is counted per process, a second process can exceed the limit by at most one bucket, which delays later calls', async () => {
  const [one, two] = [process(), process()];
  const { calls, perSec } = rateLimits.bet.thresholds[0] ?? { calls: 0, perSec: 0 };
  const burst = async () => [
    ...(await Promise.all(times(50, () => one.limiter.take('bet', 'player:1')))),
    ...(await Promise.all(times(50, () => two.limiter.take('bet', 'player:1')))),
  ];
  expect(passed(await burst())).toBe(2 * calls);
  await one.local.settle();
  await two.local.settle();
  await one.local.settle();
  clock.advance(perSec * 1_000);
  // By its own count, each process would have a full bucket again, but the second one also knows the calls of the
  // first.
  expect(passed(await Promise.all(times(50, () => two.limiter.take('bet', 'player:1'))))).toBe(0);
  clock.advance(perSec * 1_000);
  expect(passed(await Promise.all(times(50, () => two.limiter.take('bet', 'player:1'))))).toBe(calls);
});

it('a single process that reports its counts is allowed exactly its limit', async () => {
  const { limiter, local } = process();
  const { calls, perSec } = rateLimits.bet.thresholds[0] ?? { calls: 0, perSec: 0 };
  for (let second = 0; second < 5; second += 1) {
    expect(passed(await Promise.all(times(50, () => limiter.take('bet', 'player:2'))))).toBe(calls);
    await local.settle();
    clock.advance(perSec * 1_000);
  }
});

it('calls taken while earlier ones are being reported stay counted, however slow the report is', async () => {
  const asked = Promise.withResolvers<void>();
  const reported = Promise.withResolvers<void>();
  const slow: Database = {
    ...db,
    query: async <Row>(text: string, values?: readonly unknown[]) => {
      const rows = await db.query<Row>(text, values);
      asked.resolve();
      await reported.promise;
      return rows;
    },
  };
  const local = new ReconciledBuckets(slow, silentLog());
  const limiter = new RateLimiter({ exact: new MemoryBuckets(), local }, () => clock.now());
  const [{ calls, perSec } = { calls: 0, perSec: 0 }] = rateLimits.write.thresholds;
  await limiter.take('write', 'slowly told');
  const reporting = local.settle();
  await asked.promise;
  clock.advance(perSec * 1000);
  expect(passed(await Promise.all(times(calls, () => limiter.take('write', 'slowly told'))))).toBe(calls);
  reported.resolve();
  await reporting;
  expect(await limiter.take('write', 'slowly told')).toBeGreaterThan(0);
});

it('while the database is unavailable, exact classes refuse and other classes count locally and report later', async () => {
  let away = true;
  const shaky: Database = {
    ...db,
    query: (text, values) => (away ? Promise.reject(new Error('away')) : db.query(text, values)),
  };
  const local = new ReconciledBuckets(shaky, silentLog());
  const limiter = new RateLimiter({ exact: new DatabaseBuckets(shaky), local }, () => clock.now());
  await expect(limiter.take('sign-in', 'someone')).rejects.toThrow('away');
  const { calls } = rateLimits.bet.thresholds[0] ?? { calls: 0 };
  expect(passed(await Promise.all(times(50, () => limiter.take('bet', 'player:3'))))).toBe(calls);
  await local.settle();
  away = false;
  await local.settle();
  const other = process();
  await other.limiter.take('bet', 'player:3');
  await other.local.settle();
  expect(await other.limiter.take('bet', 'player:3')).toBeGreaterThan(0);
});

it.each(['sign-in', 'read'] as const)('setting the clock back blocks nobody from %s', async limit => {
  for (const counts of [{ exact: new MemoryBuckets(), local: new MemoryBuckets() }, null]) {
    const own = process();
    const limiter = counts === null ? own.limiter : new RateLimiter(counts, () => clock.now());
    const before = clock.now();
    clock.advance(40 * 86_400_000);
    await limiter.take(limit, 'traveller');
    await own.local.settle();
    clock.moveTo(before);
    expect(await limiter.take(limit, 'traveller')).toBe(0);
    await own.local.settle();
    expect(await limiter.take(limit, 'traveller')).toBe(0);
  }
});

it('counts that are fully refilled are deleted, and others are not', async () => {
  const { limiter, local } = process();
  await limiter.take('deposit', 'remembered');
  await limiter.take('read', 'remembered');
  await local.settle();
  await limiter.forget();
  const count = async () => (await db.query('SELECT FROM rate_buckets')).length;
  expect(await count()).toBeGreaterThan(0);
  clock.advance(2 * 86_400_000);
  await limiter.forget();
  expect(await count()).toBe(0);
});

it('drops the least recent callers in a flood before memory fills up', async () => {
  const buckets = new MemoryBuckets();
  const bucket = (name: number) => [{ name: String(name), stepMs: 1_000, spanMs: 1_000 }];
  for (let name = 0; name < 60_000; name += 1) await buckets.take(bucket(name), 0);
  expect(await buckets.take(bucket(59_999), 0)).toBeGreaterThan(0);
  expect(await buckets.take(bucket(0), 0)).toBe(0);
});

it.each([
  ['203.0.113.7', 'ip:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 'ip:2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', 'ip:2001:db8:1:2::'],
  ['2001:db8::1', 'ip:2001:db8:0:0::'],
  ['::1', 'ip:0:0:0:0::'],
])('counts the address %s under the key %s', (ip, key) => expect(addressKey(ip)).toBe(key));
