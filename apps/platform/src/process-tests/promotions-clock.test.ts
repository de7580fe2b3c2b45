import type { PointsEntry } from '@liftoff/contract/points-entities';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { openPoints } from '../points/points.ts';
import { boxesOf, newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { lotteryWithPoints } from '../testing/lottery.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { endTournaments, playerIdOf, settleRound, startTournament } from '../testing/tournaments.ts';

const email = 'demo@liftoff.test';
const minuteMs = 60_000;
const dayMs = 86_400_000;
let player: TestCaller;
let playerId: number;

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  player = await signInDemo(platform, email);
  playerId = await playerIdOf(platform, email);
  await platform.db.transaction(tx => openPoints(platform.deps).give(tx, playerId, 5_000n, `test:${randomUUID()}`));
  await setTable(platform, [pointsSegment('a', 1)]);
});

const pass = async (ms: number) => {
  platform.clock.advance(ms);
  for (let run = 0; run < 5; run += 1) {
    platform.clock.advance(5_000);
    await platform.jobs.runDue();
  }
};
const post = (path: string, body: object, key: string = randomUUID()) =>
  player.send<{ items?: object[] }>('POST', path, body, { 'idempotency-key': key });
const month = () => platform.clock.now().toISOString().slice(0, 7);

/** Everything that promotions have given the player. */
async function possessions(of: string) {
  const rows = (sql: string) => platform.db.query(sql, [playerId]);
  const path = `/api/player/comp_points/history?month=${of}`;
  return {
    cash: await balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR')),
    points: await openPoints(platform.deps).balance(platform.db, playerId),
    history: (await player.send<{ entries: PointsEntry[] }>('GET', path)).body.entries,
    rewards: await rows('SELECT cause FROM given_rewards WHERE player_id = $1 ORDER BY cause'),
    tickets: await rows('SELECT number, place FROM lottery_tickets WHERE player_id = $1 ORDER BY lottery_id, number'),
    boxes: (await boxesOf(player)).map(({ id, stage }) => [id, stage]),
  };
}

/** A promotion of each kind, which the player has taken part in and which is over. */
async function takeEverything() {
  const box = await newBox(platform, player);
  const late = await newBox(platform, player);
  const { id: cup } = await startTournament(platform);
  expect((await post(`/api/tournaments/${cup}/confirm`, { confirmed: true })).status).toBe(200);
  await settleRound(platform, { player: playerId, win: 300n });
  await takeFacts(platform, 'tournaments');
  const draw = await lotteryWithPoints(platform, email);
  expect((await post(`/api/lotteries/${draw}/tickets`, { count: 3 })).status).toBe(201);
  const end = { action: 'end', reason: 'A test' };
  expect((await platform.operator().send('POST', `/console/api/lotteries/${draw}/state`, end)).status).toBe(200);
  expect((await post(`/api/player/lootboxes/${box.id}/activation`, {})).status).toBe(200);
  await endTournaments(platform);
  await pass(14 * dayMs);
  player = await signInDemo(platform, email);
  return { box, late, cup, draw };
}

it.each([-24 * 60, -5, 5])(
  'a clock that jumps by %i minutes gives no prize, ticket, box or exchange again and reopens nothing that is over [B16]',
  async minutes => {
    const { box, late, cup, draw } = await takeEverything();
    const key = randomUUID();
    const wanted = { exchange: { points: 1_250, group: 'cash-5', version: 1 } };
    const exchanged = await post('/api/comp_points/exchange/money', wanted, key);
    expect(exchanged.status).toBe(200);
    const opened = await post(`/api/player/lootboxes/${box.id}/activation`, {});
    const of = month();
    const before = await possessions(of);
    expect(before.rewards.filter(({ cause }) => String(cause).includes(cup))).toHaveLength(1);
    expect(before.rewards.filter(({ cause }) => String(cause).includes(draw))).toHaveLength(1);

    platform.clock.moveTo(new Date(platform.clock.now().getTime() + minutes * minuteMs));
    await pass(0);
    player = await signInDemo(platform, email);
    expect((await post(`/api/tournaments/${cup}/confirm`, { confirmed: true })).body).toMatchObject({ award_place: 1 });
    expect((await post(`/api/lotteries/${draw}/tickets`, { count: 1 })).status).toBe(404);
    expect((await post(`/api/player/lootboxes/${late.id}/activation`, {})).status).toBe(404);
    const again = await post(`/api/player/lootboxes/${box.id}/activation`, {});
    expect(again.body.items).toEqual(opened.body.items);
    expect((await post('/api/comp_points/exchange/money', wanted, key)).body).toEqual(exchanged.body);
    await takeFacts(platform);
    expect(await possessions(of)).toEqual(before);
    expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
  },
);
