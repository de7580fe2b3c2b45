import type { Round, RoundSummary } from '@liftoff/contract/game/game';
import type { Game } from '@liftoff/contract/lobby/lobby';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let other: TestCaller;
let frame: OpenedFrame;
/** A real-money round of `frame`. */
let round: Round;
let demo: Round;

const game = 'deep-sea-salvage';
const spin = { engine: 'slot', stake_cents: 100 };
const place = async (of: OpenedFrame) => {
  const answer = await of.bet(randomUUID(), spin);
  expect(answer.status).toBe(200);
  return answer.body;
};

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  other = await signInDemo(platform, 'tester@liftoff.test');
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
  frame = await openFrameOf(platform, player, game, 'real');
  round = await place(frame);
  demo = await place(await openFrameOf(platform, player, game, 'demo'));
});

describe("a player's own play [A18]", () => {
  it('shows the games opened for real money only to the player who opened them [CALL-025]', async () => {
    const slugs = async (caller: TestCaller) =>
      (await caller.send<Game[]>('GET', '/api/player/played_games')).body.map(({ slug }) => slug);
    expect(await slugs(player)).toContain(game);
    expect(await slugs(other)).not.toContain(game);
  });

  it('shows the rounds of a game only to their player, and no play-money rounds', async () => {
    const rounds = async (caller: TestCaller) =>
      (await caller.send<RoundSummary[]>('GET', `/api/games/${game}/rounds`)).body.map(({ id }) => id);
    expect(await rounds(player)).toEqual([round.id]);
    expect(await rounds(other)).toEqual([]);
    expect((await platform.caller().send('GET', `/api/games/${game}/rounds`)).status).toBe(401);
  });

  it('shows the totals of a game session only to its player', async () => {
    const staked = async (caller: TestCaller) =>
      (await caller.send('GET', `/api/games/${game}/session`)).body as { staked_cents: number; returned_cents: number };
    expect(await staked(player)).toMatchObject({ staked_cents: 100, returned_cents: round.win_cents });
    expect(await staked(other)).toMatchObject({ staked_cents: 0, returned_cents: 0 });
    expect((await platform.caller().send('GET', `/api/games/${game}/session`)).status).toBe(401);
  });

  it('a frame shows only rounds of its own game and mode, and no rounds of another player', async () => {
    const listed = async (of: OpenedFrame) =>
      (await of.send<Round[]>('GET', '/frame/api/rounds')).body.map(({ id }) => id);
    expect(await listed(frame)).toEqual([round.id]);
    expect(await listed(await openFrameOf(platform, other, game, 'real'))).toEqual([]);
    expect(await listed(await openFrameOf(platform, platform.caller(), game, 'demo'))).toEqual([]);
  });
});

it('the latest wins show only real-money wins above the stake, under a shortened name, and no play money, losses or returned stakes', async () => {
  const change = (id: string, set: string) =>
    platform.db.query(`UPDATE game_rounds SET ${set}, closed_at = $2 WHERE id = $1`, [id, platform.clock.now()]);
  const latest = async () => (await platform.caller().send('GET', '/api/games/latest_wins')).body;
  await platform.db.query(`UPDATE game_rounds SET win = 0 WHERE mode = 'real'`);
  await change(demo.id, 'win = 5000');
  for (const win of [0, 99, 100]) {
    await change(round.id, `win = ${win}`);
    expect(await latest()).toEqual([]);
  }
  await change(round.id, 'win = 101');
  const at = platform.clock.now().toISOString();
  expect(await latest()).toEqual([{ nickname: 'Mira K***', game, currency: 'EUR', win_cents: 101, at }]);
  await change(round.id, `state = 'rolled_back'`);
  expect(await latest()).toEqual([]);
});

it('play money never becomes negative: a stake that it does not cover is refused and the balance stays unchanged', async () => {
  const guest = await openFrameOf(platform, platform.caller(), game, 'demo');
  const purse = (cents: number) =>
    platform.db.query('UPDATE game_sessions SET purse = $2 WHERE id = $1', [guest.sessionId, cents]);
  const balance = async () =>
    (await guest.send<{ balance_cents: number }>('GET', '/frame/api/balance')).body.balance_cents;
  await purse(99);
  expect(await guest.bet(randomUUID(), spin)).toMatchObject({ status: 422, body: { refusal: 'not_enough_money' } });
  expect(await balance()).toBe(99);
  await purse(100);
  const last = await place(guest);
  expect(await balance()).toBe(last.win_cents);
});
