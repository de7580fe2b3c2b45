import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { silentLog } from '../../testing/test-log.ts';
import type { Buckets } from './buckets.ts';
import { DatabaseBuckets } from './database-buckets.ts';
import { clockSlackMs, MemoryBuckets } from './memory-buckets.ts';
import { countsOf } from './rate-limiter.ts';
import { ReconciledBuckets } from './reconciled-buckets.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** A bucket for ten calls that refills one call per second. */
const bucket = (name: string) => ({ name, stepMs: 1_000, spanMs: 10_000 });
const reconciled = () => new ReconciledBuckets(db, silentLog());
const taken = async (buckets: Buckets, name: string, calls: number) => {
  let passed = 0;
  for (let call = 0; call < calls; call += 1) if ((await buckets.take([bucket(name)], 0)) === 0) passed += 1;
  return passed;
};
const rows = async () => (await db.query('SELECT FROM rate_buckets')).length;

/**
 * A database that delays its answers: `asked` resolves when the first query arrives, and `answer()` releases the
 * results.
 */
function slowDatabase() {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const slow: Database = {
    ...db,
    query: async <Row>(text: string, values?: readonly unknown[]) => {
      const answer = await db.query<Row>(text, values);
      asked.resolve();
      await answered.promise;
      return answer;
    },
  };
  return { slow, asked: asked.promise, answer: answered.resolve };
}

it('rate limits are counted in the database on a server, and in memory with the embedded database', () => {
  const kinds = (['embedded', 'postgres'] as const).map(kind => countsOf({ ...db, kind }, testDeps()));
  expect(kinds[0]?.exact).toBeInstanceOf(MemoryBuckets);
  expect(kinds[0]?.local).toBeInstanceOf(MemoryBuckets);
  expect(kinds[0]?.exact).not.toBe(kinds[0]?.local);
  expect(kinds[1]?.exact).toBeInstanceOf(DatabaseBuckets);
  expect(kinds[1]?.local).toBeInstanceOf(ReconciledBuckets);
});

it('database and reconciled buckets are deleted from the database once they are full again', async () => {
  const exact = new DatabaseBuckets(db);
  await exact.take([bucket('exact')], 0);
  await exact.forget(999);
  expect(await rows()).toBe(1);
  await exact.forget(1_000);
  expect(await rows()).toBe(0);
  const local = reconciled();
  await local.take([bucket('local')], 0);
  await local.settle();
  await local.forget(999);
  expect(await rows()).toBe(1);
  await local.forget(1_000);
  expect(await rows()).toBe(0);
  expect(await taken(local, 'local', 20)).toBe(10);
  await local.settle();
});

it.each([16_000, 40_000])('exact buckets block nobody after the clock is set back by %i ms [B16]', async backMs => {
  const exact = new DatabaseBuckets(db);
  const name = `exact, set back by ${backMs}`;
  for (let call = 0; call < 10; call += 1) expect(await exact.take([bucket(name)], 100_000)).toBe(0);
  // A clock only 5 s behind is within the tolerance between processes, so the earlier calls still count.
  expect(await exact.take([bucket(name)], 95_000)).toBe(6_000);
  expect(await exact.take([bucket(name)], 100_000 - backMs)).toBe(0);
});

describe('buckets that are reconciled between processes', () => {
  it('reconciled buckets also share calls that were given back', async () => {
    const [one, two] = [reconciled(), reconciled()];
    expect(await taken(one, 'back', 10)).toBe(10);
    await one.settle();
    await one.giveBack([bucket('back'), bucket('back')]);
    await one.settle();
    await two.take([bucket('back')], 0);
    await two.settle();
    expect(await taken(two, 'back', 10)).toBe(1);
    await two.settle();
  });

  it.each([15_000, 40_000])(
    'reconciled buckets block nobody after the clock is set back by %i ms, either locally or after reconciling [B16]',
    async backMs => {
      const name = `set back by ${backMs}`;
      const local = reconciled();
      const other = reconciled();
      const at = async (buckets: Buckets, nowMs: number, calls: number) => {
        const waits: number[] = [];
        for (let call = 0; call < calls; call += 1) waits.push(await buckets.take([bucket(name)], nowMs));
        return waits;
      };
      expect(await at(local, 100_000, 5)).toEqual([0, 0, 0, 0, 0]);
      await local.settle();
      expect(await at(other, 100_000, 1)).toEqual([0]);
      await other.settle();
      expect(await at(local, 100_000 - backMs, 3)).toEqual([0, 0, 0]);
      await local.settle();
      expect(await at(local, 100_000 - backMs, 3)).toEqual([0, 0, 1_000]);
      await local.settle();
      expect(await at(other, 100_000 - backMs, 1)).toEqual([0]);
      await other.settle();
      // Calls made since then are shared as usual and count for both processes.
      expect(await at(other, 100_000 - backMs, 1)).toEqual([2_000]);
    },
  );

  it('reconciled buckets add up the calls of more than two processes, even if one clock lags within the tolerance [B16]', async () => {
    for (const name of ['four at once', 'one of four behind']) {
      for (const each of [reconciled(), reconciled(), reconciled()]) {
        expect(await taken(each, name, 10)).toBe(10);
        await each.settle();
      }
      const fourth = reconciled();
      if (name === 'one of four behind') expect(await fourth.take([bucket(name)], clockSlackMs)).toBe(0);
      else expect(await taken(fourth, name, 1)).toBe(1);
      await fourth.take([{ ...bucket(name), stepMs: 20_000 }], 0);
      await fourth.settle();
      // 31 calls are counted in total. The next one must wait 22 s, until only nine of them are left in the bucket.
      expect(await fourth.take([bucket(name)], 0), name).toBe(22_000);
    }
  });

  it('reconciled buckets block nobody if the clock is set back during reconciling [B16]', async () => {
    const { slow, asked, answer } = slowDatabase();
    const one = new ReconciledBuckets(slow, silentLog());
    const take = (nowMs: number) => one.take([bucket('set back meanwhile')], nowMs);
    expect(await take(100_000)).toBe(0);
    const reporting = one.settle();
    await asked;
    expect(await take(60_000)).toBe(0);
    answer();
    await reporting;
    for (let call = 2; call < 10; call += 1) expect(await take(60_000)).toBe(0);
    expect(await take(60_000)).toBe(1_000);
    await one.settle();
  });

  it('calls made during reconciling count in addition to the calls of other processes', async () => {
    const other = reconciled();
    expect(await taken(other, 'shared', 5)).toBe(5);
    await other.settle();
    const { slow, asked, answer } = slowDatabase();
    const one = new ReconciledBuckets(slow, silentLog());
    await one.take([bucket('shared')], 0);
    const reporting = one.settle();
    await asked;
    expect(await taken(one, 'shared', 2)).toBe(2);
    answer();
    await reporting;
    expect(await taken(one, 'shared', 10)).toBe(2);
    await one.settle();
  });
});
