import type { RewardType } from '@liftoff/contract/reward';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Platform } from '../core/platform-context.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { mayPromote } from '../limits/exclusion/may-promote.ts';
import { openPoints, pointsReward } from '../points/points.ts';
import { openRewards } from '../reward/rewards.ts';
import { seededPlatform } from '../testing/seeded-platform.ts';
import { testClock } from '../testing/test-clock.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { buyTickets } from './buy-tickets.ts';
import { createLottery, moveLottery } from './change-lottery.ts';
import { drawLotteries } from './draw-lotteries.ts';

const clock = testClock(testStart);
const deps = testDeps(clock);
const points = openPoints(deps);
const rules = { mayPromote: mayPromote(deps), marketAllows: () => true, deniedFromHarmLevel: 'high' } as const;
const by = { operator: 'operator', ip: '::1' } as const;

let db: Database;
let playerId = 0;
let lotteryId = '';
let count = 0;
beforeAll(async () => {
  db = await openTestDatabase(seededPlatform(inject('testRun')));
  const [row] = await db.query<{ id: bigint }>(`SELECT id FROM players WHERE email = 'demo@liftoff.test'`);
  playerId = Number(row?.id);
});
afterAll(async () => {
  await db.close();
});
beforeEach(async () => {
  const now = clock.now().getTime();
  const terms = {
    title: 'Race',
    start_at: new Date(now - 1_000).toISOString(),
    end_at: new Date(now + 60_000).toISOString(),
    price_points: 10,
    max_per_player: 15,
    earning: null,
    prizes: [{ reward: { type: 'points' as const, points: 7 }, count: 4 }],
  };
  count += 1;
  lotteryId = (await db.transaction(tx => createLottery(tx, deps, `race-${count}`, terms, null))) ?? '';
});

const parts = { deps, mayHave: () => Promise.resolve(true), spend: points.spend };
const buy = (tickets: number) =>
  db.transaction(tx => buyTickets(tx, parts, { playerId, lotteryId, count: tickets, country: 'DE' }));
const times = <T>(many: number, run: () => Promise<T>) => Promise.all(Array.from({ length: many }, run));
const chargeable = async () => (await points.balance(db, playerId)).chargeable;
/** The points that the lottery has moved for a reason. */
const moved = async (why: string) =>
  (await points.history(db, playerId)).flatMap(({ cause, points: amount }) =>
    cause.startsWith(`lottery:${lotteryId}:${why}`) ? [amount] : [],
  );
/** The jobs of one process, one after another. */
function job(): () => Promise<void> {
  const runs: (() => Promise<void>)[] = [];
  const jobs = { every: (_name: string, _ms: number, work: () => Promise<void>) => runs.push(work) };
  const giver = openRewards(deps, { points: pointsReward(points) }, rules).giver<RewardType>('lottery', ['points'], {
    isOffer: false,
  });
  drawLotteries({ platform: { db, deps, jobs } as unknown as Platform, giver, givePoints: points.give });
  return async () => {
    for (const run of runs) await run();
  };
}
const numbers = async () =>
  (
    await db.query<{ number: number }>('SELECT number FROM lottery_tickets WHERE lottery_id = $1 ORDER BY number', [
      lotteryId,
    ])
  ).map(({ number }) => number);

it('thirty purchases at once sell each number once, up to the maximum of the player [PLOTT-001] [A23]', async () => {
  await db.transaction(tx => points.give(tx, playerId, 1_000n, `race:${count}`));
  const before = await chargeable();
  const answers = await times(30, () => buy(1));
  expect(answers.filter(refused => refused === null)).toHaveLength(15);
  expect(await numbers()).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(await chargeable()).toBe(before - 150n);
  expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
});

it('points that pay for one of ten purchases at once buy one ticket [PLOTT-001]', async () => {
  const left = await chargeable();
  await db.transaction(async tx => {
    if (left > 0n) await points.spend(tx, playerId, left, `emptied:${count}`);
    await points.give(tx, playerId, 19n, `race:${count}`);
  });
  const answers = await times(10, () => buy(1));
  expect(answers.filter(refused => refused === null)).toHaveLength(1);
  expect(await chargeable()).toBe(9n);
});

it('four processes draw a lottery once and give each prize once [PX-69]', async () => {
  await db.transaction(tx => points.give(tx, playerId, 1_000n, `race:${count}`));
  await buy(6);
  clock.advance(120_000);
  await Promise.all(Array.from({ length: 4 }, () => job()()));
  clock.advance(15 * 60_000);
  await Promise.all(Array.from({ length: 4 }, () => job()()));
  const won = await db.query<{ place: number }>(
    'SELECT place FROM lottery_tickets WHERE lottery_id = $1 AND place IS NOT NULL AND given_at IS NOT NULL ORDER BY place',
    [lotteryId],
  );
  expect(won.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(await moved('won')).toEqual([7n, 7n, 7n, 7n]);
});

it('a lottery that is cancelled while tickets are bought returns the points of every ticket once [PX-69]', async () => {
  await db.transaction(tx => points.give(tx, playerId, 1_000n, `race:${count}`));
  await Promise.all([
    times(10, () => buy(1)),
    db.transaction(tx => moveLottery(tx, deps, lotteryId, 'cancel', 'A race', by)),
  ]);
  await Promise.all(Array.from({ length: 4 }, () => job()()));
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const bought = await numbers();
  expect(sum(await moved('bought'))).toBe(BigInt(bought.length) * -10n);
  expect(sum(await moved('returned'))).toBe(BigInt(bought.length) * 10n);
});
