import type { BonusHistory } from '@liftoff/contract/bonus';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { giveBonus, issueBonus } from '../testing/bonus.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const slot = 'deep-sea-salvage';
let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100);
});

const history = async (id: number) => {
  const { status, body } = await player.send<BonusHistory>('GET', `/api/player/bonuses/${id}/history`);
  expect(status).toBe(200);
  return body;
};
const cancel = async (id: number) => {
  platform.clock.advance(1_000);
  await player.send('DELETE', `/api/player/bonuses/${id}`);
};

it('lists the stakes that counted by game, and every movement of the money of a bonus and of no other', async () => {
  const earlier = await giveBonus(platform, playerId, { amount: 300n });
  await cancel(earlier);
  platform.clock.advance(1_000);
  const categories = { live: 10 };
  const contributions = { games: { [slot]: 50 }, providers: {}, categories, default: 100 };
  const id = await giveBonus(platform, playerId, { amount: 1_000n, terms: { title: 'Watched', contributions } });
  const frame = await openFrameOf(platform, player, slot, 'real');
  // The first stake is paid with 1 euro of cash and 1 euro of the bonus, and the second by the bonus or the winnings.
  let [staked, rounds] = [0, 0];
  for (; rounds < 2; rounds += 1) {
    platform.clock.advance(10_000);
    const { status } = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 200 });
    expect(status).toBe(200);
    staked += 200;
  }
  const active = await history(id);
  expect(active.bonus).toMatchObject({ id: String(id), title: 'Watched', stage: 'handle_bets' });
  expect(active.games).toMatchObject([
    { game: slot, title: 'Deep Sea Salvage', rounds, staked_cents: staked, percent: 50, counted_cents: staked / 2 },
  ]);
  expect(active.ended_at).toBeNull();
  const [credit, first] = active.entries.toReversed();
  expect(credit).toMatchObject({ kind: 'bonus', game: null, amount_cents: 1_000, balance_cents: 1_000 });
  expect(first).toMatchObject({ kind: 'stake', game: 'Deep Sea Salvage', amount_cents: -100, balance_cents: 900 });
  const held = Number(active.bonus.balance_cents);
  expect(active.entries.reduce((sum, entry) => sum + Number(entry.amount_cents), 0)).toBe(held);

  await cancel(id);
  const ended = await history(id);
  expect(ended.ended_at).not.toBeNull();
  expect(ended.entries[0]).toMatchObject({ kind: 'bonus_returned', amount_cents: -held, balance_cents: 0 });
  expect(ended.games).toEqual(active.games);
  expect((await history(earlier)).entries.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['bonus_returned', -300],
    ['bonus', 300],
  ]);
});

it('has nothing to list before a bonus is activated, and does not exist for another player [A18]', async () => {
  const id = await issueBonus(platform, playerId, { amount: 1_000n });
  expect(await history(id)).toMatchObject({ activated_at: null, ended_at: null, games: [], entries: [], more: false });
  const vip = await signInDemo(platform, 'vip@liftoff.test');
  expect((await vip.send('GET', `/api/player/bonuses/${id}/history`)).status).toBe(404);
});
