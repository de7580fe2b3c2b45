import type { Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { resultAt, tableMoment } from '../table/table-clock.ts';

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});
beforeEach(async () => {
  platform.clock.advance(10_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

/** Returns the answer byte for byte. `app` can be that of another process over the same database. */
async function post(path: string, body: unknown, headers: Record<string, string>, { app } = platform.open) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

async function text(path: string, body: unknown, headers: Record<string, string>): Promise<string> {
  const answer = await post(path, body, headers);
  expect(answer.status).toBeLessThan(300);
  return answer.text;
}

const betText = (frame: OpenedFrame, bet: unknown) => text('/frame/api/bet', bet, frame.headers);
const roundOf = (answer: string) => JSON.parse(answer) as Round;

it.each(['real', 'demo'] as const)(
  'repeating a spin in %s mode returns the same response byte for byte, even after the balance has changed [A24]',
  async mode => {
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', mode);
    for (let count = 0; count < 5; count += 1) {
      const bet = { id: randomUUID(), input: { engine: 'slot', stake_cents: 100 } };
      const first = await betText(frame, bet);
      platform.clock.advance(10_000);
      await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 300 });
      expect(await betText(frame, bet)).toBe(first);
      platform.clock.advance(10_000);
    }
  },
);

it('repeating a bet on a private wheel returns the same response byte for byte, including the winning number [A24]', async () => {
  const frame = await openFrameOf(platform, player, 'roulette-royale', 'real');
  const bet = { id: randomUUID(), input: { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 100 }] } };
  const first = await betText(frame, bet);
  expect(roundOf(first)).toMatchObject({ state: 'settled', outcome: { engine: 'roulette', table_round: null } });
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 31);
  expect(await betText(frame, bet)).toBe(first);
});

it('repeating a bet on a flight returns the same response byte for byte, even when the flight is over [A24]', async () => {
  const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
  const bet = { id: randomUUID(), input: { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 101 } };
  const first = await betText(frame, bet);
  platform.clock.advance(2_000);
  await platform.jobs.runDue();
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 31);
  const over = await frame.send<Round>('GET', `/frame/api/rounds/${bet.id}`);
  expect(over.body.state).not.toBe('open');
  expect(over.body.balance_cents).toBe(31);
  expect(roundOf(first).state).toBe('open');
  expect(await betText(frame, bet)).toBe(first);
});

it('repeating a collect returns the same response byte for byte, even after the balance has changed [A24]', async () => {
  const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
  for (let flights = 0; flights < 50; flights += 1) {
    const id = randomUUID();
    const act = { act_id: randomUUID(), act: { name: 'collect' } };
    const collect = () => post(`/frame/api/rounds/${id}/acts`, act, frame.headers);
    await betText(frame, { id, input: { engine: 'crash', stake_cents: 1_000, auto_collect_hundredths: null } });
    platform.clock.advance(200);
    const first = await collect();
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    // A flight that crashed immediately cannot be collected; tries the next one.
    if (first.status !== 200) continue;
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 47);
    expect(await collect()).toEqual(first);
    return;
  }
  throw new Error('No flight stays up');
});

it('repeating a chip bet on a live table, or taking it back again, returns the same response byte for byte [A24]', async () => {
  const game = 'aurum-roulette';
  const frame = await openFrameOf(platform, player, game, 'real');
  reachPhase(platform.clock, game, 'result');
  reachPhase(platform.clock, game, 'betting');
  const bets = [{ spot: 'red', stake_cents: 500 }];
  const stays = { id: randomUUID(), input: { engine: 'roulette', bets } };
  const goes = { ...stays, id: randomUUID() };
  const placed = await betText(frame, stays);
  platform.clock.advance(300);
  await betText(frame, goes);
  const act = { act_id: randomUUID(), act: { name: 'roll_back' } };
  const back = await text(`/frame/api/rounds/${goes.id}/acts`, act, frame.headers);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 900);
  platform.clock.moveTo(resultAt(game, tableMoment(game, platform.clock.now()).round));
  await platform.jobs.runDue();
  expect((await frame.send<Round>('GET', `/frame/api/rounds/${stays.id}`)).body.state).toBe('settled');
  expect(await betText(frame, stays)).toBe(placed);
  expect(await text(`/frame/api/rounds/${goes.id}/acts`, act, frame.headers)).toBe(back);
});

it('a repeated bet always gets its original response, even from a process started since [A24]', async () => {
  const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  const bet = { id: randomUUID(), input: { engine: 'slot', stake_cents: 100 } };
  const first = await post('/frame/api/bet', bet, frame.headers);
  expect(first.status).toBe(200);
  platform.clock.advance(10_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 77);
  // The first answer was lost together with the process that gave it.
  const restarted = platform.another();
  expect(await post('/frame/api/bet', bet, frame.headers, restarted)).toEqual(first);
  platform.clock.advance(400 * 86_400_000);
  await restarted.platform.jobs.runDue();
  await platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);
  expect(await post('/frame/api/bet', bet, frame.headers, restarted)).toEqual(first);
});
