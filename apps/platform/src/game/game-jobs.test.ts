import { tableChannel } from '@liftoff/contract/realtime';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { reachPhase } from '../testing/reach-phase.ts';
import { testHouse, type TestCaller, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;
let player: TestCaller;

const table = 'aurum-roulette';
const slot = 'deep-sea-salvage';
const spin = { engine: 'slot', stake_cents: 100 };
const dayMs = 86_400_000;

async function place(frame: OpenedFrame, input: unknown): Promise<string> {
  const placed = await frame.bet(randomUUID(), input);
  expect(placed.status).toBe(200);
  return placed.body.id;
}

beforeAll(async () => {
  house = await testHouse({ seed: 'small', env: { RATE_FACTOR: '1000' } });
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.advance(10_000);
  player = await signInDemo(house);
  await giveMoney(house, 'demo@liftoff.test', 'EUR', 25_000);
});

describe('rounds that no job has closed', () => {
  it('are closed two minutes after their bet, each by itself: one that cannot be does not keep the others', async () => {
    reachPhase(house.clock, table, 'betting');
    const frame = await openFrameOf(house, player, table, 'real');
    const chips = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 500 }] };
    const broken = await place(frame, chips);
    house.clock.advance(300);
    const sound = await place(frame, chips);
    await house.db.query('DELETE FROM jobs');
    await house.db.query('UPDATE game_rounds SET input = $2::jsonb WHERE id = $1', [broken, JSON.stringify(spin)]);
    const state = async (id: string) =>
      (await house.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [id]))[0]?.state;
    house.clock.advance(119_000);
    await house.jobs.runDue();
    expect([await state(broken), await state(sound)]).toEqual(['open', 'open']);
    house.clock.advance(60_000);
    await house.jobs.runDue();
    expect([await state(broken), await state(sound)]).toEqual(['open', 'settled']);
    await house.db.query('UPDATE game_rounds SET input = $2::jsonb WHERE id = $1', [broken, JSON.stringify(chips)]);
    house.clock.advance(60_000);
    await house.jobs.runDue();
    expect(await state(broken)).toBe('settled');
  });
});

describe('play money', () => {
  it('leaves nothing after two days, and money stays', async () => {
    const demo = await openFrameOf(house, player, slot, 'demo');
    const real = await openFrameOf(house, player, slot, 'real');
    await place(demo, spin);
    await place(real, spin);
    const left = async ({ sessionId }: OpenedFrame) => {
      const [row] = await house.db.query(
        `SELECT (SELECT count(*)::int FROM game_sessions WHERE id = $1) AS sessions,
           (SELECT count(*)::int FROM game_rounds WHERE session_id = $1) AS rounds,
           (SELECT count(*)::int FROM game_seed_pairs WHERE owner = 'demo:' || $1::text) AS pairs`,
        [sessionId],
      );
      return row;
    };
    const whole = { sessions: 1, rounds: 1, pairs: 1 };
    house.clock.advance(2 * dayMs - 60_000);
    await house.jobs.runDue();
    expect(await left(demo)).toEqual(whole);
    const later = await openFrameOf(house, house.caller(), slot, 'demo');
    await place(later, spin);
    house.clock.advance(2 * 3_600_000);
    await house.jobs.runDue();
    expect(await left(demo)).toEqual({ sessions: 0, rounds: 0, pairs: 0 });
    expect(await left(later)).toEqual(whole);
    expect(await left(real)).toMatchObject({ sessions: 1, rounds: 1 });
    const own = await house.db.query(`SELECT FROM game_seed_pairs WHERE owner LIKE 'player:%' AND game = $1`, [slot]);
    expect(own).toHaveLength(1);
  });
});

describe('a live table', () => {
  it('is told to its watchers at every phase, once; one that nobody watches is told to nobody', async () => {
    const watched = tableChannel(table);
    const presence = vi.spyOn(house.hub, 'presence').mockImplementation(channel => (channel === watched ? 1 : 0));
    const told = vi.spyOn(house.hub, 'publishOnce');
    const beat = async (ms: number) => {
      house.clock.advance(ms);
      await house.jobs.runDue();
    };
    try {
      reachPhase(house.clock, table, 'result');
      reachPhase(house.clock, table, 'betting');
      for (const ms of [1_000, 1_000, 1_000]) await beat(ms);
      reachPhase(house.clock, table, 'spinning');
      for (const ms of [1_000, 1_000]) await beat(ms);
      const phases = told.mock.calls.map(([, channel, state]) => [channel, (state as { phase: string }).phase]);
      expect(phases).toEqual([
        [watched, 'betting'],
        [watched, 'spinning'],
      ]);
      expect(new Set(told.mock.calls.map(([key]) => key)).size).toBe(2);
    } finally {
      presence.mockRestore();
      told.mockRestore();
    }
  });
});
