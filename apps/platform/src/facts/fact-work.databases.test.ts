import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import type { Deps } from '../core/deps.ts';
import { behindLock } from '../testing/race.ts';
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
const happen = (player: number, stake: number) =>
  db.transaction(tx => recordFact(tx, settledRound(player, BigInt(stake), deps.now())));
/** Settles `count` rounds of three players, one after the other. */
const happenMany = async (count: number) => {
  for (let at = 1; at <= count; at += 1) await happen(at % 3, at);
};

describe('delivery of facts to consumers', () => {
  it("delivers each fact to every consumer once, in order, in batches of that consumer's size", async () => {
    await happenMany(25);
    const all = work(tally('small', 4), tally('large', 100));
    await takeTurns(all);
    await takeTurns(all);
    await happenMany(5);
    expect(await all.waiting()).toEqual({ small: 5, large: 5 });
    expect(await all.hasUnplaced()).toBe(true);
    await takeTurns(all);
    expect(await all.hasUnplaced()).toBe(false);
    expect(await all.hasWork('small')).toBe(false);
    expect(await work(tally('small', 4), tally('new', 4)).hasWork('new')).toBe(true);
    const totals = await factTotals(db);
    expect(totals.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(30);
    expect(await readTally(db, 'small')).toEqual(totals);
    expect(await readTally(db, 'large')).toEqual(totals);
    expect(await all.waiting()).toEqual({ small: 0, large: 0 });
  });

  it('ignores facts from a transaction that was rolled back', async () => {
    const taken = db.transaction(async tx => {
      await recordFact(tx, settledRound(1, 5n, deps.now()));
      throw new Error('no');
    });
    await expect(taken).rejects.toThrow('no');
    await takeTurns(work(tally('one', 10)));
    expect(await readTally(db, 'one')).toEqual([]);
  });

  it('delivers facts from a transaction that commits late, after later facts were already applied', async () => {
    const { promise: committing, resolve: commit } = Promise.withResolvers<void>();
    const all = work(tally('one', 10));
    // The embedded database has one session, so no other transaction can commit in between.
    const late = db.transaction(async tx => {
      await recordFact(tx, settledRound(1, 1_000n, deps.now()));
      if (db.kind === 'postgres') await committing;
    });
    await happen(2, 7);
    await takeTurns(all);
    commit();
    await late;
    await takeTurns(all);
    expect(await readTally(db, 'one')).toEqual(await factTotals(db));
    expect(await factTotals(db)).toHaveLength(2);
  });

  it('skips facts of kinds that a consumer does not handle', async () => {
    await db.transaction(tx => recordFact(tx, { kind: 'signed_in', at: deps.now(), data: { player: 1 } }));
    await happen(1, 9);
    await db.transaction(tx => recordFact(tx, { kind: 'signed_in', at: deps.now(), data: { player: 1 } }));
    const sizes: number[] = [];
    const deaf: FactConsumer = {
      name: 'deaf',
      from: 'kept',
      kinds: ['limit_changed'],
      batch: 10,
      apply: async (_tx, facts) => void sizes.push(facts.length),
    };
    const all = work(tally('one', 10), deaf);
    await takeTurns(all);
    expect(await readTally(db, 'one')).toMatchObject([{ player: 1, rounds: 1, stake: 9n }]);
    expect(await all.waiting()).toEqual({ one: 0, deaf: 0 });
    expect(sizes).toEqual([]);
  });

  it('delivers every waiting fact, however many there are', async () => {
    await db.query(
      `INSERT INTO facts (kind, at, data)
       SELECT 'round_settled', now(), jsonb_build_object('player', 1, 'round', gen_random_uuid(), 'game', 'undertow-ways',
         'engine', 'slot', 'currency', 'EUR', 'stake', '1', 'win', '0', 'jackpot_win', '0')
       FROM generate_series(1, 2500)`,
    );
    await takeAllTurns(work(tally('one', 1_000)));
    expect(await readTally(db, 'one')).toMatchObject([{ player: 1, rounds: 2_500, stake: 2_500n, backwards: 0 }]);
  });

  it('applies each fact once while two processes share the work and new facts arrive', async () => {
    const both = [1, 2].map(() => work(tally('one', 3), tally('two', 5)));
    const running = both.map(async each => {
      for (let runs = 0; runs < 12; runs += 1) await takeTurns(each);
    });
    await Promise.all([...running, happenMany(60), happenMany(60)]);
    await Promise.all(both.map(takeTurns));
    await takeAllTurns(work(tally('one', 3), tally('two', 5)));
    const totals = await factTotals(db);
    expect(totals.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(120);
    for (const name of ['one', 'two']) expect(await readTally(db, name)).toEqual(totals);
  });
});

describe('a consumer that throws', () => {
  it('a consumer reaches the same totals when every tenth call throws in the middle of a batch', async () => {
    let calls = 0;
    const failing = tally('failing', 8, async () => {
      calls += 1;
      if (calls % 10 === 0) throw new Error('the tenth');
    });
    await happenMany(60);
    const all = work(failing, tally('untouched', 8));
    await takeTurns(all);
    // Other consumers are not held up.
    expect(await readTally(db, 'untouched')).toEqual(await factTotals(db));
    await takeAllTurns(all);
    expect(await readTally(db, 'failing')).toEqual(await factTotals(db));
    expect(await all.setAside()).toEqual([]);
  });

  it('sets a fact aside after five failed tries, continues with the next fact, and applies the fact once when the consumer is fixed', async () => {
    let broken = true;
    let away = false;
    const poisoned = tally('poisoned', 8, async (_tx, { data }) => {
      if (away) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      if (broken && data.stake === 11n) throw new Error(`eleven is not to be borne${'!'.repeat(3_000)}`);
    });
    await happenMany(20);
    const all = work(tally('healthy', 8), poisoned);
    // The first run fails on the batch; the next ones fail on the single fact.
    for (let run = 0; run < 5; run += 1) {
      await takeTurns(all);
      expect(await all.setAside()).toEqual([]);
    }
    await takeTurns(all);
    expect(await all.setAside()).toHaveLength(1);
    await takeAllTurns(all);
    const [aside, ...others] = await all.setAside();
    expect(others).toEqual([]);
    expect(aside).toMatchObject({ consumer: 'poisoned', kind: 'round_settled' });
    expect(aside?.error).toMatch(/^eleven is not to be borne!+$/);
    expect(aside?.error).toHaveLength(2_000);
    const rounds = async (name = 'poisoned') => (await readTally(db, name)).reduce((sum, row) => sum + row.rounds, 0);
    expect(await rounds()).toBe(19);
    const position = aside?.position ?? 0;
    expect(await all.applyAgain('poisoned', position)).toBe(false);
    expect(await all.setAside()).toHaveLength(1);
    broken = false;
    away = true;
    await expect(all.applyAgain('poisoned', position)).rejects.toThrow('connect');
    away = false;
    // Waits for a running batch of the same consumer, which holds the lock on its position.
    const batch = { text: 'SELECT FROM fact_consumers WHERE name = $1 FOR UPDATE', values: ['poisoned'] };
    const again = { run: () => all.applyAgain('poisoned', position), waits: true };
    expect(await behindLock(db, batch, [again])).toEqual([true]);
    expect(await all.applyAgain('poisoned', position)).toBe(null);
    expect(await all.applyAgain('unknown', position)).toBe(null);
    expect([await rounds(), await rounds('healthy')]).toEqual([20, 20]);
    expect(await all.setAside()).toEqual([]);
  });

  it('does not count a failure while the database is unavailable', async () => {
    let away = true;
    const cut = tally('cut', 8, async () => {
      if (away) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    await happenMany(10);
    const all = work(cut);
    for (let run = 0; run < 8; run += 1) await takeTurns(all);
    const place = async () => await db.query('SELECT position, alone_to, failures FROM fact_consumers');
    expect(await place()).toEqual([{ position: 0n, alone_to: 0n, failures: 0 }]);
    away = false;
    await takeTurns(all);
    expect(await all.setAside()).toEqual([]);
    expect(await readTally(db, 'cut')).toEqual(await factTotals(db));
  });

  it('does not record a failure if another process has applied the facts in the meantime', async () => {
    await happenMany(10);
    let transactions = 0;
    const healthy = work(tally('one', 8));
    /** Lets the other process apply all facts before the failure is recorded. */
    const slow: Database = {
      ...db,
      transaction: async (run, options) => {
        transactions += 1;
        if (transactions === 4) await takeTurns(healthy);
        return await db.transaction(run, options);
      },
    };
    const failing = tally('one', 8, () => Promise.reject(new Error('no')));
    await takeTurns(new FactWork(slow, deps, [failing]));
    expect(transactions).toBe(4);
    expect(await db.query('SELECT position, alone_to, failures FROM fact_consumers')).toEqual([
      { position: 10n, alone_to: 0n, failures: 0 },
    ]);
    expect(await readTally(db, 'one')).toEqual(await factTotals(db));
  });

  it('sets aside a fact whose data does not match its kind', async () => {
    await happenMany(3);
    await db.query(`INSERT INTO facts (kind, at, data) VALUES ('round_settled', now(), '{"player": "nobody"}')`);
    await happenMany(3);
    const all = work(tally('one', 50));
    await takeAllTurns(all);
    expect((await all.setAside()).map(({ position }) => position)).toEqual([4]);
    expect((await readTally(db, 'one')).reduce((sum, { rounds }) => sum + rounds, 0)).toBe(6);
  });
});

describe('deletion of old facts', () => {
  it('deletes old facts once every consumer has passed them, unless they are set aside', async () => {
    await happenMany(12);
    const failing = tally('failing', 50, async (_tx, { position }) => {
      if (position === 2) throw new Error('no');
    });
    const idle: FactConsumer = {
      name: 'idle',
      from: 'kept',
      kinds: ['round_settled'],
      batch: 5,
      apply: async () => undefined,
    };
    const left = async () => (await db.query(`SELECT FROM facts`)).length;
    const later = new Date(deps.now().getTime() + 1);
    await takeAllTurns(work(failing));
    await work(failing, idle).forget(later);
    expect(await left()).toBe(12);
    await takeAllTurns(work(failing, idle));
    await work(failing, idle).forget(deps.now());
    expect(await left()).toBe(12);
    await work(failing, idle).forget(later);
    expect(await left()).toBe(1);
  });
});
