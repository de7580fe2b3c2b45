import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants, openAccount, playerAccount, post, pointsAccount, pointsIssued } from '../ledger/ledger.ts';
import { limitsOf } from '../limits/limits-of.ts';
import { playByCurrency } from '../wallet/own-play.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { checkPoints } from './check-points.ts';
import { openPoints, type Points } from './points.ts';

const email = 'demo@liftoff.test';
const platform = usePlatform({ seed: 'small' });

let player: TestCaller;
let playerId: number;
let points: Points;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  points = openPoints(platform.deps);
});

/** A player of the ledger alone, so that every test begins without points. */
let someone = 1_000;
beforeEach(() => void (someone += 1));

const earn = (amount: bigint, cause: string, id = someone) =>
  platform.db.transaction(tx => points.earn(tx, id, amount, cause));
const give = (amount: bigint, cause: string, id = someone) =>
  platform.db.transaction(tx => points.give(tx, id, amount, cause));
const spend = (amount: bigint, cause: string, id = someone) =>
  platform.db.transaction(tx => points.spend(tx, id, amount, cause));
const balance = (id = someone) => points.balance(platform.db, id);
const broken = async () => (await checkInvariants(platform.db)).filter(check => !check.intact);

interface LedgerCheck {
  intact: boolean;
  points: Record<'earned' | 'given' | 'spent' | 'outstanding', number>;
  checks: { id: string; intact: boolean; detail: string | null }[];
}
const ledger = async () => (await platform.operator().send<LedgerCheck>('GET', '/console/api/ledger')).body;

describe('points', () => {
  it('points credited for play can be spent and count as persistent, while points that were given can only be spent [PX-05]', async () => {
    await earn(30n, 'round:1');
    await give(12n, 'gift:1');
    expect(await balance()).toEqual({ chargeable: 42n, persistent: 30n });
    expect(await spend(40n, 'shop:1')).toBe('posted');
    expect(await balance()).toEqual({ chargeable: 2n, persistent: 30n });
  });

  it('a player cannot spend more points than they have, and nothing is taken then [PX-05]', async () => {
    await earn(30n, 'round:1');
    expect(await spend(31n, 'shop:1')).toBe('not_enough_points');
    expect(await balance()).toEqual({ chargeable: 30n, persistent: 30n });
    expect(await spend(30n, 'shop:1')).toBe('posted');
  });

  it('a cause changes a player’s points once, and the same cause of another player is another change [PX-05]', async () => {
    expect(await earn(5n, 'round:1')).toBe('posted');
    expect(await earn(5n, 'round:1')).toBe('duplicate');
    expect(await earn(7n, 'round:1', someone + 500)).toBe('posted');
    expect(await balance()).toEqual({ chargeable: 5n, persistent: 5n });
  });

  it.each([0n, -1n])('%s points cannot be credited or spent [PX-05]', async amount => {
    await expect(earn(amount, 'round:1')).rejects.toThrow('cannot be moved');
    await expect(spend(amount, 'shop:1')).rejects.toThrow('cannot be moved');
  });

  it('the history of points lists every change with its cause and the balance after it, newest first [PX-05]', async () => {
    await earn(30n, 'round:a:b');
    await give(12n, 'gift:1');
    await spend(40n, 'shop:1');
    expect(await points.history(platform.db, someone)).toMatchObject([
      { kind: 'spent', cause: 'shop:1', points: -40n, balance: 2n },
      { kind: 'given', cause: 'gift:1', points: 12n, balance: 42n },
      { kind: 'earned', cause: 'round:a:b', points: 30n, balance: 30n },
    ]);
  });

  it('every change of points is recorded as a fact, and a repeated or impossible one is not [PX-05]', async () => {
    await earn(30n, 'round:1');
    await earn(30n, 'round:1');
    await spend(31n, 'shop:1');
    await spend(12n, 'shop:2');
    const facts = await platform.db.query<{ data: object }>(
      `SELECT data FROM facts WHERE kind = 'points_changed' AND data ->> 'player' = $1 ORDER BY id`,
      [String(someone)],
    );
    expect(facts.map(({ data }) => data)).toEqual([
      { player: someone, amount: '30', balance: '30', cause: 'round:1' },
      { player: someone, amount: '-12', balance: '18', cause: 'shop:2' },
    ]);
  });

  it('the console shows a player’s points and what changed them [PX-05]', async () => {
    await earn(30n, 'round:1', playerId);
    const { body } = await platform.operator().send('GET', `/console/api/players/${email}/points`);
    expect(body).toEqual({
      chargeable: 30,
      persistent: 30,
      history: [{ at: platform.clock.now().toISOString(), kind: 'earned', cause: 'round:1', points: 30, balance: 30 }],
    });
  });
});

describe('points in the ledger', () => {
  it('random credits and spends of several players agree with a simple model, and the ledger keeps its invariants [PX-05] [I1] [I2] [I3] [I4] [I8]', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 2 }),
      what: fc.constantFrom('earn' as const, 'give' as const, 'spend' as const),
      points: fc.bigInt(1n, 60n),
      cause: fc.integer({ min: 0, max: 12 }),
    });
    let first = 10_000;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async steps => {
        first += 10;
        const model = [0, 1, 2].map(() => ({ chargeable: 0n, persistent: 0n, causes: new Set<number>() }));
        for (const { who, what, points: amount, cause } of steps) {
          const expected = model[who];
          if (expected === undefined) throw new Error('The model has three players');
          await platform.db.transaction(tx => points[what](tx, first + who, amount, `step:${cause}`));
          const isShort = what === 'spend' && amount > expected.chargeable;
          if (expected.causes.has(cause) || isShort) continue;
          expected.causes.add(cause);
          expected.chargeable += what === 'spend' ? -amount : amount;
          expected.persistent += what === 'earn' ? amount : 0n;
        }
        for (const [who, { chargeable, persistent }] of model.entries())
          expect(await balance(first + who)).toEqual({ chargeable, persistent });
      }),
      { numRuns: 40 },
    );
    expect(await broken()).toEqual([]);
    expect((await ledger()).intact).toBe(true);
  });

  it.each([
    ['money in an account of points', `('player:7', 'points', 'EUR', 0)`],
    ['money in the operator’s account of points', `('house', 'points_issued', 'EUR', 0)`],
    ['points in an account of money', `('player:7', 'cash', 'POINTS', 0)`],
    ['points in the operator’s account of games', `('house', 'games', 'POINTS', 0)`],
  ])('the database refuses %s [PX-05]', async (_what, row) => {
    const insert = `INSERT INTO ledger_accounts (owner, kind, currency, shard) VALUES ${row}`;
    await expect(platform.db.query(insert)).rejects.toThrow('points_are_not_money');
  });

  it('the operator’s ledger check shows the totals of all points, apart from money [PX-05]', async () => {
    const { points: before } = await ledger();
    await earn(30n, 'round:1');
    await give(12n, 'gift:1');
    await spend(20n, 'shop:1');
    expect((await ledger()).points).toEqual({
      earned: before.earned + 30,
      given: before.given + 12,
      spent: before.spent + 20,
      outstanding: before.outstanding + 22,
    });
  });

  it('the operator’s ledger check finds points that were moved by anything but a transfer of points [PX-05]', async () => {
    await earn(30n, 'round:1');
    class Undone extends Error {}
    const found: string[] = [];
    const moving = platform.db.transaction(async tx => {
      const legs = [
        { account: pointsAccount(someone), amount: 5n },
        { account: pointsIssued, amount: -5n },
      ];
      await post(tx, platform.deps, { kind: 'adjustment', reference: 'adjustment:points', legs });
      found.push((await checkPoints(tx)).detail ?? 'intact');
      throw new Undone();
    });
    await expect(moving).rejects.toThrow(Undone);
    expect(found).toEqual([expect.stringMatching(/^players hold \d+ points, but /)]);
  });
});

describe('points beside money', () => {
  it('points change no balance, no figure of play, no limit and no balance event [PX-05]', async () => {
    const money = async () => [
      (await player.send('GET', '/api/player/accounts')).body,
      await playByCurrency(platform.db, playerId, new Date(0)),
      await limitsOf(platform.db, playerId, platform.clock.now()),
      await platform.db.query(`SELECT channel, data FROM events WHERE channel = 'balance#' || $1::text`, [playerId]),
      await platform.db.query(`SELECT channel, data FROM outbox WHERE channel = 'balance#' || $1::text`, [playerId]),
    ];
    const limit = { type: 'loss', period: 'day', currency: 'EUR', amount_cents: 5_000 };
    expect((await player.send('POST', '/api/user_limits', limit)).status).toBe(201);
    const before = await money();
    await earn(1_000n, 'round:2', playerId);
    await spend(900n, 'shop:2', playerId);
    await give(1n, 'gift:2', playerId);
    expect(await money()).toEqual(before);
  });

  it('a transfer that takes money for points does not balance [PX-05] [I1]', async () => {
    const legs = [
      { account: playerAccount(someone, 'cash', 'EUR'), amount: -5n },
      { account: pointsAccount(someone), amount: 5n },
    ];
    await platform.db.transaction(async tx => {
      for (const { account } of legs) await openAccount(tx, account);
    });
    const mixed = { kind: 'exchange', reference: 'exchange:points', legs } as const;
    await expect(platform.db.transaction(tx => post(tx, platform.deps, mixed))).rejects.toThrow('does not balance');
  });
});
