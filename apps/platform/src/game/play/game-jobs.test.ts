import { tableChannel } from '@liftoff/contract/core/realtime';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

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

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(10_000);
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

describe('rounds that no job has closed', () => {
  it('rounds that no job has closed are closed two minutes after their bet, separately, so that one failure does not block the others', async () => {
    reachPhase(platform.clock, table, 'betting');
    const frame = await openFrameOf(platform, player, table, 'real');
    const chips = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 500 }] };
    const broken = await place(frame, chips);
    platform.clock.advance(300);
    const sound = await place(frame, chips);
    await platform.db.query('DELETE FROM jobs');
    await platform.db.query('UPDATE game_rounds SET input = $2::jsonb WHERE id = $1', [broken, JSON.stringify(spin)]);
    const state = async (id: string) =>
      (await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [id]))[0]?.state;
    platform.clock.advance(119_000);
    await platform.jobs.runDue();
    expect([await state(broken), await state(sound)]).toEqual(['open', 'open']);
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect([await state(broken), await state(sound)]).toEqual(['open', 'settled']);
    await platform.db.query('UPDATE game_rounds SET input = $2::jsonb WHERE id = $1', [broken, JSON.stringify(chips)]);
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect(await state(broken)).toBe('settled');
  });
});

describe('play money', () => {
  it('play money is deleted with its rounds after two days, while real-money rounds are kept', async () => {
    const demo = await openFrameOf(platform, player, slot, 'demo');
    const real = await openFrameOf(platform, player, slot, 'real');
    await place(demo, spin);
    await place(real, spin);
    const left = async ({ sessionId }: OpenedFrame) => {
      const [row] = await platform.db.query(
        `SELECT (SELECT count(*)::int FROM game_sessions WHERE id = $1) AS sessions,
           (SELECT count(*)::int FROM game_rounds WHERE session_id = $1) AS rounds,
           (SELECT count(*)::int FROM game_seed_pairs WHERE owner = 'demo:' || $1::text) AS pairs`,
        [sessionId],
      );
      return row;
    };
    const whole = { sessions: 1, rounds: 1, pairs: 1 };
    platform.clock.advance(2 * dayMs - 60_000);
    await platform.jobs.runDue();
    expect(await left(demo)).toEqual(whole);
    const later = await openFrameOf(platform, platform.caller(), slot, 'demo');
    await place(later, spin);
    platform.clock.advance(2 * 3_600_000);
    await platform.jobs.runDue();
    expect(await left(demo)).toEqual({ sessions: 0, rounds: 0, pairs: 0 });
    expect(await left(later)).toEqual(whole);
    expect(await left(real)).toMatchObject({ sessions: 1, rounds: 1 });
    const own = await platform.db.query(`SELECT FROM game_seed_pairs WHERE owner LIKE 'player:%' AND game = $1`, [
      slot,
    ]);
    expect(own).toHaveLength(1);
  });
});

describe('a live table', () => {
  it('a live table notifies its watchers once in every phase, and sends nothing while nobody is watching', async () => {
    const watched = tableChannel(table);
    const presence = vi.spyOn(platform.hub, 'presence').mockImplementation(channel => (channel === watched ? 1 : 0));
    const reported = vi.spyOn(platform.hub, 'publishOnce');
    const beat = async (ms: number) => {
      platform.clock.advance(ms);
      await platform.jobs.runDue();
    };
    try {
      reachPhase(platform.clock, table, 'result');
      reachPhase(platform.clock, table, 'betting');
      for (const ms of [1_000, 1_000, 1_000]) await beat(ms);
      reachPhase(platform.clock, table, 'spinning');
      for (const ms of [1_000, 1_000]) await beat(ms);
      const phases = reported.mock.calls.map(([, channel, state]) => [channel, (state as { phase: string }).phase]);
      expect(phases).toEqual([
        [watched, 'betting'],
        [watched, 'spinning'],
      ]);
      expect(new Set(reported.mock.calls.map(([key]) => key)).size).toBe(2);
    } finally {
      presence.mockRestore();
      reported.mockRestore();
    }
  });
});
