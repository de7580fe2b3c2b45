import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../core/deps.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { factTotals, makeTally, readTally, settledRound, takeAllTurns, takeTurns, tally } from '../testing/tally.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { FactConsumer } from './consumer.ts';
import { FactWork } from './fact-work.ts';
import { recordFact } from './record-fact.ts';

let db: Database;
let deps: Deps;

beforeEach(async () => {
  db = await openTestDatabase();
  deps = testDeps();
  await makeTally(db);
});
afterEach(() => db.close());

const work = (...consumers: FactConsumer[]) => new FactWork(db, deps, consumers);
const happen = async (count: number) => {
  for (let at = 1; at <= count; at += 1)
    await db.transaction(tx => recordFact(tx, settledRound(at % 3, BigInt(at), deps.now())));
};
/** Settles many rounds in one statement. */
const happenAtOnce = (count: number) =>
  db.query(
    `INSERT INTO facts (kind, at, data)
     SELECT 'round_settled', now(), jsonb_build_object('player', n % 3, 'round', gen_random_uuid(), 'game', 'a',
       'engine', 'slot', 'currency', 'EUR', 'stake', '1', 'win', '0', 'jackpot_win', '0')
     FROM generate_series(1, $1) AS n`,
    [count],
  );
const fromNow = (consumer: FactConsumer<'round_settled'>): FactConsumer<'round_settled'> => ({
  ...consumer,
  from: 'now',
});
const roundsOf = async (name: string) => (await readTally(db, name)).reduce((sum, { rounds }) => sum + rounds, 0);

/** Half an hour of facts, at two a second. */
const halfAnHour = 1_800 * 2;
const seven = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const upToDate = Object.fromEntries(seven.map(name => [name, 0]));

describe('a turn of a consumer', () => {
  it('applies at most ten batches and leaves the other facts to the next turn', async () => {
    await happen(25);
    const all = work(tally('one', 2));
    await takeTurns(all);
    expect(await all.waiting()).toEqual({ one: 5 });
    await takeTurns(all);
    expect(await all.waiting()).toEqual({ one: 0 });
  });

  it('places at most ten thousand facts and leaves the other facts to the next turn', async () => {
    await happenAtOnce(10_001);
    const all = work(tally('one', 10));
    await all.place();
    expect(await all.hasUnplaced()).toBe(true);
    await all.place();
    expect(await all.hasUnplaced()).toBe(false);
  });

  it('brings seven consumers up to date in one turn of each while an eighth is half an hour of facts behind', async () => {
    await happenAtOnce(halfAnHour);
    const both = [1, 2].map(() => work(tally('behind', 50), ...seven.map(name => fromNow(tally(name, 50)))));
    for (const each of both) await each.begin();
    await happen(5);
    await Promise.all(both.map(takeTurns));
    expect(await both[0]?.waiting()).toMatchObject(upToDate);
    await happen(5);
    await Promise.all(both.map(takeTurns));
    const { behind = 0, ...others } = (await both[0]?.waiting()) ?? {};
    expect(others).toEqual(upToDate);
    // Four turns of ten batches each are less than half of its facts.
    expect(behind).toBeGreaterThan(halfAnHour / 3);
    for (const each of both) await takeAllTurns(each);
    expect(await readTally(db, 'behind')).toEqual(await factTotals(db));
    for (const name of seven) expect(await roundsOf(name)).toBe(10);
  });

  it('delays no other consumer while a consumer is slow', async () => {
    const { promise: slept, resolve: wake } = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    // On the embedded database a batch that waits would block every transaction, so there the slow one does not wait.
    const slow = tally('slow', 50, async () => {
      started.resolve();
      if (db.kind === 'postgres') await slept;
    });
    const both = [1, 2].map(() => work(slow, ...seven.map(name => tally(name, 50))));
    await happen(5);
    const running = both.map(takeTurns);
    await started.promise;
    await expect.poll(async () => await both[0]?.waiting()).toMatchObject(upToDate);
    if (db.kind === 'postgres') expect(await roundsOf('slow')).toBe(0);
    wake();
    await Promise.all(running);
    expect(await roundsOf('slow')).toBe(5);
  });

  it('delays no other consumer while a consumer fails', async () => {
    const failing = tally('failing', 50, () => Promise.reject(new Error('no')));
    const both = [1, 2].map(() => work(failing, ...seven.map(name => tally(name, 50))));
    await happen(5);
    await Promise.all(both.map(takeTurns));
    expect(await both[0]?.waiting()).toEqual({ ...upToDate, failing: 5 });
  });

  it('refuses the name of a consumer that does not exist', async () => {
    await expect(work(tally('one', 10)).turn('two')).rejects.toThrow('There is no consumer two');
  });
});

describe('the first start of a consumer', () => {
  it('begins at the oldest stored fact if the consumer is to read stored facts', async () => {
    await happen(6);
    await takeTurns(work(tally('first', 10)));
    await db.query('DELETE FROM facts WHERE position <= 2');
    const all = work(tally('new', 10));
    await all.begin();
    expect(await all.waiting()).toEqual({ new: 4 });
    await takeTurns(all);
    expect(await roundsOf('new')).toBe(4);
  });

  it('skips all earlier facts if the consumer begins now, with and without a position', async () => {
    await happen(4);
    await takeTurns(work(tally('first', 10)));
    await happen(3);
    const all = work(fromNow(tally('new', 10)));
    await all.begin();
    expect(await all.waiting()).toEqual({ new: 0 });
    await happen(2);
    // A later start of the same consumer changes nothing.
    const restarted = work(fromNow(tally('new', 10)));
    await restarted.begin();
    await takeTurns(restarted);
    expect(await roundsOf('new')).toBe(2);
  });

  it('is the same for two processes that start at once, whichever comes first', async () => {
    await happen(4);
    const both = [1, 2].map(() => work(fromNow(tally('new', 10)), tally('kept', 10)));
    await Promise.all(both.map(each => each.begin()));
    expect(await both[0]?.waiting()).toEqual({ new: 0, kept: 4 });
    await happen(3);
    await Promise.all(both.map(takeTurns));
    expect([await roundsOf('new'), await roundsOf('kept')]).toEqual([3, 7]);
  });

  it('is tried again if the database was unavailable at the first try', async () => {
    let away = true;
    const cut: Database = {
      ...db,
      query: (text, values) => (away ? Promise.reject(new Error('connect')) : db.query(text, values)),
    };
    const all = new FactWork(cut, deps, [tally('one', 10)]);
    await expect(all.begin()).rejects.toThrow('connect');
    away = false;
    await all.begin();
    expect(await all.waiting()).toEqual({ one: 0 });
  });
});
