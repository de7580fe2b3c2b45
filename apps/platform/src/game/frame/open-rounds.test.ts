import type { FrameStart, Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { bettingMs, spinningMs } from '../table/table-clock.ts';

let player: TestCaller;

const live = 'aurum-roulette';
const flight = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
const chip = (spot: string) => ({ engine: 'roulette', bets: [{ spot, stake_cents: 1_000 }] });
const ids = (rounds: readonly Round[]) => rounds.map(({ id }) => id);
const visit = async (game: string): Promise<OpenedFrame> => openFrameOf(platform, player, game, 'real');
const shown = (frame: OpenedFrame, rounds: readonly Round[]) =>
  frame.send<{ rounds: string[] }>('POST', '/frame/api/shown_rounds', { rounds: ids(rounds) });

/** Two bets on one table round, placed one after the other. */
async function placeTwo(): Promise<Round[]> {
  reachPhase(platform.clock, live, 'betting');
  const table = await visit(live);
  const first = (await table.bet(randomUUID(), chip('red'))).body;
  platform.clock.advance(250);
  return [first, (await table.bet(randomUUID(), chip('straight:17'))).body];
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});
beforeEach(async () => {
  platform.clock.advance(60_000);
  await platform.jobs.runDue();
  await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
});

describe('a frame that is opened again', () => {
  it('a frame that is opened again gets every open bet on a live table, so that all of them can be taken back [C34]', async () => {
    const placed = await placeTwo();
    const again = await visit(live);
    expect(ids(again.start.open_rounds)).toEqual(ids(placed));
    expect(again.start.open_rounds.map(({ stake_cents }) => stake_cents)).toEqual([1_000, 1_000]);
    const before = Number(again.start.balance_cents);
    for (const { id } of again.start.open_rounds) {
      platform.clock.advance(250);
      expect((await again.act(id, 'roll_back')).status).toBe(200);
    }
    const { balance_cents } = (await again.send<{ balance_cents: number }>('GET', '/frame/api/balance')).body;
    expect(balance_cents).toBe(before + 2_000);
  });

  it('a frame that is opened again gets bets that were paid while no frame was open, until a frame has shown them [C34]', async () => {
    const placed = await placeTwo();
    platform.clock.advance(bettingMs + spinningMs);
    await platform.jobs.runDue();
    const back = await visit(live);
    expect(back.start.open_rounds).toEqual([]);
    expect(ids(back.start.unshown_rounds).toSorted()).toEqual(ids(placed).toSorted());
    expect(back.start.unshown_rounds.every(({ state }) => state === 'settled')).toBe(true);
    expect(ids((await visit(live)).start.unshown_rounds)).toHaveLength(2);
    expect((await shown(back, placed)).body.rounds.toSorted()).toEqual(ids(placed).toSorted());
    expect((await visit(live)).start.unshown_rounds).toEqual([]);
  });

  it('a frame that is opened again gets a flight that ended meanwhile, even if its result was sent to a page that had closed [C34]', async () => {
    const frame = await visit('rocket-x');
    const flown = (await frame.bet(randomUUID(), flight)).body;
    expect((await visit('rocket-x')).start).toMatchObject({ open_rounds: [{ id: flown.id }], unshown_rounds: [] });
    platform.clock.advance(300_000);
    await platform.jobs.runDue();
    // The page sent this request before it closed, so the platform cannot know whether anyone read the answer.
    expect((await frame.send<Round>('GET', `/frame/api/rounds/${flown.id}`)).body.state).not.toBe('open');
    const back = await visit('rocket-x');
    expect(back.start).toMatchObject({ open_rounds: [], unshown_rounds: [{ id: flown.id }] });
    await shown(back, [flown]);
    expect((await visit('rocket-x')).start.unshown_rounds).toEqual([]);
  });

  it('a frame that is opened again does not get a spin again, because the response to its bet contained the result', async () => {
    const frame = await visit('deep-sea-salvage');
    expect((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 })).status).toBe(200);
    expect((await visit('deep-sea-salvage')).start.unshown_rounds).toEqual([]);
  });

  it('a frame gets no rounds of another player and cannot mark one as shown', async () => {
    const frame = await visit('rocket-x');
    const flown = (await frame.bet(randomUUID(), flight)).body;
    platform.clock.advance(300_000);
    await platform.jobs.runDue();
    const other = await openFrameOf(platform, await signInDemo(platform, 'tester@liftoff.test'), 'rocket-x', 'real');
    expect(other.start.unshown_rounds).toEqual([]);
    expect((await shown(other, [flown])).body.rounds).toEqual([]);
    expect(ids((await visit('rocket-x')).start.unshown_rounds)).toEqual([flown.id]);
    expect(other.start.storage_key).not.toBe(frame.start.storage_key);
  });

  it('a frame gets the same browser storage key at every visit, and each demo gets a different one', async () => {
    const keyOf = ({ start }: { start: FrameStart }) => start.storage_key;
    expect(keyOf(await visit('rocket-x'))).toBe(keyOf(await visit('deep-sea-salvage')));
    const demos = [1, 2].map(async () => keyOf(await openFrameOf(platform, player, 'rocket-x', 'demo')));
    expect(new Set(await Promise.all(demos)).size).toBe(2);
  });
});

describe('opening a second real-money game', () => {
  it("the first game's calls report that the game was opened elsewhere, not that the player has signed out [C21]", async () => {
    const first = await visit('deep-sea-salvage');
    await visit('rocket-x');
    const bet = await first.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    expect(bet).toMatchObject({ status: 409, body: { refusal: 'opened_elsewhere' } });
    const rotated = await first.send('POST', '/frame/api/seeds/rotate', { client_seed: 'mine' });
    expect(rotated).toMatchObject({ status: 409, body: { refusal: 'opened_elsewhere' } });
    await player.send('DELETE', '/api/users/sign_out');
    const after = await first.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    expect(after).toMatchObject({ status: 401, body: { refusal: 'unauthenticated' } });
  });
});
