import type { CompPoints, PointsEntry } from '@liftoff/contract/points-entities';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { testStart } from '../testing/test-deps.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { checkPoints } from './check-points.ts';
import { openPoints, type Points } from './points.ts';

const email = 'demo@liftoff.test';
const platform = usePlatform({ seed: 'small' });
const pokies = 'undertow-ways';
const live = 'aurum-roulette';

let player: TestCaller;
let playerId: number;
let points: Points;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  points = openPoints(platform.deps);
});

type Round = ReturnType<typeof round>;
/** A settled round; `bonus` is the part of the stake that was paid with bonus money. */
const round = (of: { cash: bigint; bonus?: bigint; game?: string; currency?: string }) => {
  const { cash, bonus = 0n, game = pokies, currency = 'EUR' } = of;
  const parts = [
    { source: 'cash' as const, grant: null, amount: cash },
    ...(bonus > 0n ? [{ source: 'bonus' as const, grant: 1, amount: bonus }] : []),
  ];
  const stake = cash + bonus;
  const engine = 'slot' as const;
  return { player: playerId, round: randomUUID(), game, engine, currency, stake, parts, win: 0n, jackpot_win: 0n };
};
const settle = async (...rounds: Round[]) => {
  await platform.db.transaction(async tx => {
    for (const data of rounds) await recordFact(tx, { kind: 'round_settled', at: platform.clock.now(), data });
  });
  await takeFacts(platform, 'points');
};
const rollBack = async (data: Round, settledAt: Date | null = platform.clock.now()) => {
  const at = platform.clock.now();
  await platform.db.transaction(tx =>
    recordFact(tx, { kind: 'round_rolled_back', at, data: { ...data, opened_at: at, settled_at: settledAt } }),
  );
  await takeFacts(platform, 'points');
};
const balance = async () => (await player.send<CompPoints>('GET', '/api/player/comp_points')).body;
const earnedIn = async (run: () => Promise<unknown>) => {
  const before = await balance();
  await run();
  const after = await balance();
  return {
    chargeable: after.chargeable.points - before.chargeable.points,
    persistent: after.persistent.points - before.persistent.points,
  };
};
const entries = async () => {
  const month = platform.clock.now().toISOString().slice(0, 7);
  const path = `/api/player/comp_points/history?month=${month}`;
  return (await player.send<{ entries: PointsEntry[] }>('GET', path)).body.entries;
};
/** Makes the fraction that the player has left over zero, so that a test begins with whole points. */
const forgetFraction = () => platform.db.query('UPDATE points_progress SET left_micros = 0 WHERE left_micros > 0');

describe('points for play', () => {
  it('a real round earns points for its stake, which the call for points returns [CALL-026] [PCALL-019]', async () => {
    await giveMoney(platform, email, 'EUR', 100_000);
    const frame = await openFrameOf(platform, player, pokies, 'real');
    const earned = await earnedIn(async () => {
      const bet = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 200 });
      expect(bet.status).toBe(200);
      await takeFacts(platform, 'points');
    });
    // The first round also brings the points of an achievement, which do not persist.
    const [given] = await platform.db.query<{ points: number }>(
      `SELECT coalesce(sum((reward->>'points')::int), 0)::int AS points FROM given_rewards WHERE player_id = $1`,
      [playerId],
    );
    expect(earned).toEqual({ chargeable: 2 + (given?.points ?? 0), persistent: 2 });
  });

  it('the cash part of a stake earns points, its bonus part earns none [PX-02]', async () => {
    await forgetFraction();
    expect(await earnedIn(() => settle(round({ cash: 300n, bonus: 500n })))).toEqual({ chargeable: 3, persistent: 3 });
    expect(await earnedIn(() => settle(round({ cash: 0n, bonus: 500n })))).toEqual({ chargeable: 0, persistent: 0 });
  });

  it('each category has its rate, and a currency without one is converted to euros', async () => {
    await forgetFraction();
    expect((await earnedIn(() => settle(round({ cash: 2_000n, game: live })))).chargeable).toBe(2);
    expect((await earnedIn(() => settle(round({ cash: 450n, currency: 'CAD' })))).chargeable).toBe(3);
    const inBitcoin = await earnedIn(() => settle(round({ cash: 100_000n, currency: 'BTC' })));
    expect(inBitcoin.chargeable).toBeGreaterThan(10);
  });

  it('fractions are kept until they make a point [PX-05]', async () => {
    await forgetFraction();
    expect((await earnedIn(() => settle(round({ cash: 60n })))).chargeable).toBe(0);
    expect((await earnedIn(() => settle(round({ cash: 60n })))).chargeable).toBe(1);
    expect((await earnedIn(() => settle(round({ cash: 80n })))).chargeable).toBe(1);
  });

  it('open pages are told to read the points again [RT-003] [PRT-003]', async () => {
    await settle(round({ cash: 500n }));
    const { chargeable } = await balance();
    const sent = await platform.db.query<{ data: unknown }>(
      'SELECT data FROM events WHERE channel = $1 UNION ALL SELECT data FROM outbox WHERE channel = $1',
      [`comps_award#${playerId}`],
    );
    expect(sent.map(({ data }) => data)).toContainEqual({ points: chargeable.points });
  });
});

describe('a round that is rolled back', () => {
  it('takes its points back, also from the persistent ones, at the rate it had earned by [PX-13]', async () => {
    await forgetFraction();
    const data = round({ cash: 700n });
    const settledAt = platform.clock.now();
    expect(await earnedIn(() => settle(data))).toEqual({ chargeable: 7, persistent: 7 });
    await halveEarning();
    expect(await earnedIn(() => rollBack(data, settledAt))).toEqual({ chargeable: -7, persistent: -7 });
    expect(await earnedIn(() => settle(round({ cash: 400n })))).toEqual({ chargeable: 2, persistent: 2 });
    await restoreEarning();
  });

  it('takes nothing if it was never settled, or settled before play earned points [PX-13]', async () => {
    expect(await earnedIn(() => rollBack(round({ cash: 700n }), null))).toEqual({ chargeable: 0, persistent: 0 });
    const dayBefore = new Date(Date.parse(testStart) - 86_400_000);
    expect(await earnedIn(() => rollBack(round({ cash: 700n }), dayBefore))).toEqual({ chargeable: 0, persistent: 0 });
  });

  it('takes the points that are left, and points earned later cover the rest first [PX-13] [I3]', async () => {
    await forgetFraction();
    const data = round({ cash: 1_000n });
    await settle(data);
    const { chargeable } = await balance();
    await platform.db.transaction(tx => points.spend(tx, playerId, BigInt(chargeable.points - 4), 'shop:test:1'));
    await rollBack(data);
    expect((await balance()).chargeable.points).toBe(0);
    expect((await earnedIn(() => settle(round({ cash: 500n })))).chargeable).toBe(0);
    expect((await earnedIn(() => settle(round({ cash: 300n })))).chargeable).toBe(2);
  });

  it('whatever is played and rolled back, points and fractions add up to the play that remains [PX-05] [PX-13]', async () => {
    const stakes = fc.array(fc.record({ cash: fc.bigInt({ min: 1n, max: 5_000n }), back: fc.boolean() }), {
      maxLength: 6,
    });
    /** Millionths of points by the play that counts, less those credited and left over. It never changes. */
    const difference = async () => {
      const [sums] = await platform.db.query<{ micros: bigint; earned: bigint; left: bigint }>(
        `SELECT (SELECT sum(micros)::numeric FROM points_play WHERE player_id = $1) AS micros, earned, left_micros AS left
         FROM points_progress WHERE player_id = $1`,
        [playerId],
      );
      if (sums === undefined) throw new Error('Nothing was earned');
      expect(sums.earned).toBe((await points.balance(platform.db, playerId)).persistent);
      return sums.micros - sums.earned * 1_000_000n - sums.left;
    };
    const before = await difference();
    await fc.assert(
      fc.asyncProperty(stakes, async rounds => {
        for (const { cash, back } of rounds) {
          const data = round({ cash });
          await settle(data);
          if (back) await rollBack(data);
        }
        expect(await difference()).toBe(before);
      }),
      { numRuns: 8 },
    );
    expect(await checkPoints(platform.db)).toMatchObject({ intact: true });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});

describe('the history of points', () => {
  it('adds up the play of a day by category, with the money staked, and names the cause of everything else [PX-05]', async () => {
    platform.clock.advance(40 * 86_400_000);
    await forgetFraction();
    player = await signInDemo(platform, email);
    await settle(round({ cash: 100n }), round({ cash: 250n, game: live }));
    await settle(round({ cash: 200n }));
    const data = round({ cash: 100n });
    await settle(data);
    await rollBack(data);
    await platform.db.transaction(tx => points.give(tx, playerId, 5n, 'quest:voyage:9'));
    const listed = await entries();
    expect(listed).toMatchObject([
      { kind: 'given', source: 'quest', points: 5, staked: [] },
      { kind: 'corrected', source: 'Undertow Ways', points: -1 },
      { kind: 'earned', source: 'pokies', points: 4, staked: [{ currency: 'EUR', amount_cents: 300 }] },
    ]);
    expect(listed[0]?.balance).toBe((await balance()).chargeable.points);
  });
});

/** Makes points twice as expensive from now on. */
async function halveEarning(): Promise<void> {
  const { rates, version } = await earning();
  const value = rates.map(({ category, rates: old }) => ({
    category,
    rates: old.map(rate => ({ ...rate, amount_cents: rate.amount_cents * 2 })),
  }));
  await setEarning(value, version);
}
async function restoreEarning(): Promise<void> {
  const { rates, version } = await earning();
  const value = rates.map(({ category, rates: old }) => ({
    category,
    rates: old.map(rate => ({ ...rate, amount_cents: rate.amount_cents / 2 })),
  }));
  await setEarning(value, version);
}
type Rates = { category: string; rates: { currency: string; amount_cents: number }[] }[];
async function earning() {
  const { body } = await platform
    .operator()
    .send<{ name: string; version: number; value: Rates }[]>('GET', '/console/api/configuration');
  const rule = body.find(({ name }) => name === 'points-earning');
  return { rates: rule?.value ?? [], version: rule?.version ?? 0 };
}
async function setEarning(value: Rates, version: number): Promise<void> {
  platform.clock.advance(1_000);
  const body = { version, value, reason: 'a test of the rates' };
  const set = await platform.operator().send('PUT', '/console/api/configuration/points-earning', body);
  expect(set.status).toBe(200);
}
