import type { Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import { openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { demoSeedPage } from './demo-seeds.ts';

const requestSeed = (frame: OpenedFrame, state: string) =>
  platform
    .operator()
    .send<{ client_seed: string }>('POST', '/console/demo-seeds', { game_session_id: frame.sessionId, state });

const platform = usePlatform({ seed: 'small' });

describe('the seed finder', () => {
  it('the seed finder finds seeds that give a demo free rounds, a loss and a return below the stake', async () => {
    const slot = await openFrameOf(platform, platform.caller(), 'deep-sea-salvage', 'demo');
    const played = async (state: string): Promise<Round> => {
      expect((await requestSeed(slot, state)).status).toBe(200);
      platform.clock.advance(5_000);
      return (await slot.bet(randomUUID(), { engine: 'slot', stake_cents: 100 })).body;
    };
    const free = await played('free-rounds');
    expect(free.outcome.engine === 'slot' && free.outcome.spins.length).toBeGreaterThan(1);
    expect((await played('loss')).win_cents).toBe(0);
    const small = await played('small-return');
    expect(Number(small.win_cents)).toBeGreaterThan(0);
    expect(Number(small.win_cents)).toBeLessThan(100);
  });

  it('the seed finder finds a seed that gives a demo wheel a chosen number', async () => {
    const wheel = await openFrameOf(platform, platform.caller(), 'roulette-royale', 'demo');
    expect((await requestSeed(wheel, '17')).status).toBe(200);
    const bets = [{ spot: 'straight:17', stake_cents: 100 }];
    const round = (await wheel.bet(randomUUID(), { engine: 'roulette', bets })).body;
    expect(round).toMatchObject({ win_cents: 3_600, outcome: { number: 17 } });
  });

  it('the seed finder refuses real-money sessions, callers without the console token and states that the game does not have', async () => {
    const real = await openFrameOf(platform, await signInDemo(platform), 'deep-sea-salvage', 'real');
    expect((await requestSeed(real, 'loss')).status).toBe(422);
    const demo = await openFrameOf(platform, platform.caller(), 'deep-sea-salvage', 'demo');
    expect((await requestSeed(demo, '17')).status).toBe(404);
    const body = { game_session_id: demo.sessionId, state: 'loss' };
    expect((await platform.caller().send('POST', '/console/demo-seeds', body)).status).toBe(401);
  });

  it('the seed finder does not exist in production [A50]', async () => {
    const app = new Hono();
    demoSeedPage(app, testGameContext({ ...platform, config: { ...platform.config, mode: 'production' } }));
    expect((await app.request('/console/demo-seeds', { method: 'POST' })).status).toBe(404);
  });
});
