import type { Round, RoundSummary } from '@liftoff/contract/game';
import type { Game } from '@liftoff/contract/lobby';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { testHouse, type TestCaller, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;
let player: TestCaller;
let other: TestCaller;
let frame: OpenedFrame;
/** Of `frame`, for money. */
let round: Round;
let demo: Round;

const game = 'deep-sea-salvage';
const spin = { engine: 'slot', stake_cents: 100 };
const place = async (of: OpenedFrame) => {
  const answer = await of.bet(randomUUID(), spin);
  expect(answer.status).toBe(200);
  return answer.body;
};

beforeAll(async () => {
  house = await testHouse({ seed: 'small', env: { RATE_FACTOR: '1000' } });
  player = await signInDemo(house);
  other = await signInDemo(house, 'tester@liftoff.test');
  await giveMoney(house, 'demo@liftoff.test', 'EUR', 100_000);
  frame = await openFrameOf(house, player, game, 'real');
  round = await place(frame);
  demo = await place(await openFrameOf(house, player, game, 'demo'));
});
afterAll(() => house.close());

describe('what a player has played is theirs alone [A18]', () => {
  it('the games they opened for money [CALL-025]', async () => {
    const slugs = async (caller: TestCaller) =>
      (await caller.send<Game[]>('GET', '/api/player/played_games')).body.map(({ slug }) => slug);
    expect(await slugs(player)).toContain(game);
    expect(await slugs(other)).not.toContain(game);
  });

  it('their rounds of a game, without play money', async () => {
    const rounds = async (caller: TestCaller) =>
      (await caller.send<RoundSummary[]>('GET', `/api/games/${game}/rounds`)).body.map(({ id }) => id);
    expect(await rounds(player)).toEqual([round.id]);
    expect(await rounds(other)).toEqual([]);
    expect((await house.caller().send('GET', `/api/games/${game}/rounds`)).status).toBe(401);
  });

  it('the sums of their session', async () => {
    const staked = async (caller: TestCaller) =>
      (await caller.send('GET', `/api/games/${game}/session`)).body as { staked_cents: number; returned_cents: number };
    expect(await staked(player)).toMatchObject({ staked_cents: 100, returned_cents: round.win_cents });
    expect(await staked(other)).toMatchObject({ staked_cents: 0, returned_cents: 0 });
    expect((await house.caller().send('GET', `/api/games/${game}/session`)).status).toBe(401);
  });

  it('the rounds a frame lists: of its own game and kind of money, and not another’s of the same game', async () => {
    const listed = async (of: OpenedFrame) =>
      (await of.send<Round[]>('GET', '/frame/api/rounds')).body.map(({ id }) => id);
    expect(await listed(frame)).toEqual([round.id]);
    expect(await listed(await openFrameOf(house, other, game, 'real'))).toEqual([]);
    expect(await listed(await openFrameOf(house, house.caller(), game, 'demo'))).toEqual([]);
  });
});

it('the latest wins are real money above its stake under a cut name: no play money, no loss, no stake taken back', async () => {
  const change = (id: string, set: string) =>
    house.db.query(`UPDATE game_rounds SET ${set}, closed_at = $2 WHERE id = $1`, [id, house.clock.now()]);
  const latest = async () => (await house.caller().send('GET', '/api/games/latest_wins')).body;
  await house.db.query(`UPDATE game_rounds SET win = 0 WHERE mode = 'real'`);
  await change(demo.id, 'win = 5000');
  for (const win of [0, 99, 100]) {
    await change(round.id, `win = ${win}`);
    expect(await latest()).toEqual([]);
  }
  await change(round.id, 'win = 101');
  const at = house.clock.now().toISOString();
  expect(await latest()).toEqual([{ nickname: 'Mira K***', game, currency: 'EUR', win_cents: 101, at }]);
  await change(round.id, `state = 'rolled_back'`);
  expect(await latest()).toEqual([]);
});

it('play money does not go below nothing: a stake it does not cover is refused, and the purse stays', async () => {
  const guest = await openFrameOf(house, house.caller(), game, 'demo');
  const purse = (cents: number) =>
    house.db.query('UPDATE game_sessions SET purse = $2 WHERE id = $1', [guest.sessionId, cents]);
  const balance = async () =>
    (await guest.send<{ balance_cents: number }>('GET', '/frame/api/balance')).body.balance_cents;
  await purse(99);
  expect(await guest.bet(randomUUID(), spin)).toMatchObject({ status: 422, body: { refusal: 'not_enough_money' } });
  expect(await balance()).toBe(99);
  await purse(100);
  const last = await place(guest);
  expect(await balance()).toBe(last.win_cents);
});
