import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { placeBet } from './bet.ts';
import { RoundConflict } from './write-round.ts';

let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;

const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const spin = (stake: number) => ({ engine: 'slot', stake_cents: stake }) as const;
const refused = (status: number, refusal: string) => ({ status, body: { refusal } });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  platform.clock.advance(10_000);
  await giveMoney(platform, email, 'EUR', 25_000);
  frame = await openFrameOf(platform, player, slot, 'real');
});

describe('a bet that conflicts with a concurrent bet', () => {
  const place = () =>
    placeBet(
      testGameContext(platform),
      { id: frame.sessionId, playerId, currency: 'EUR', real: true },
      { id: randomUUID(), input: spin(100) },
    );

  it('a bet that conflicts with a concurrent bet is decided again, up to four attempts in total', async () => {
    const transaction = vi.spyOn(platform.db, 'transaction');
    try {
      transaction.mockRejectedValueOnce(new RoundConflict());
      expect(await place()).toMatchObject({ state: 'settled', stake_cents: 100 });
      expect(transaction).toHaveBeenCalledTimes(2);
      transaction.mockClear();
      for (let conflicts = 0; conflicts < 6; conflicts += 1) transaction.mockRejectedValueOnce(new RoundConflict());
      await expect(place()).rejects.toBeInstanceOf(RoundConflict);
      expect(transaction).toHaveBeenCalledTimes(4);
    } finally {
      transaction.mockRestore();
    }
  });

  it('a bet is not decided again if the failure is not a conflict', async () => {
    const transaction = vi.spyOn(platform.db, 'transaction').mockRejectedValueOnce(new Error('no disk'));
    try {
      await expect(place()).rejects.toThrow('no disk');
      expect(transaction).toHaveBeenCalledTimes(1);
    } finally {
      transaction.mockRestore();
    }
  });
});

describe('refusals of a bet', () => {
  it('a bet id that was already used in another game is refused as an idempotency mismatch', async () => {
    const id = randomUUID();
    expect((await frame.bet(id, spin(100))).status).toBe(200);
    const other = await openFrameOf(platform, player, 'undertow-ways', 'real');
    platform.clock.advance(10_000);
    expect(await other.bet(id, spin(100))).toMatchObject(refused(409, 'idempotency_mismatch'));
  });

  it('a deleted game session can place no bet, even though its bearer was authenticated before', async () => {
    const guest = await openFrameOf(platform, platform.caller(), slot, 'demo');
    expect((await guest.send('GET', '/frame/api/balance')).status).toBe(200);
    await platform.db.query('DELETE FROM game_sessions WHERE id = $1', [guest.sessionId]);
    expect(await guest.bet(randomUUID(), spin(100))).toMatchObject(refused(401, 'unauthenticated'));
  });

  it('a game whose site session no longer exists can place no bet', async () => {
    const site = await platform.db.query<{ site: string }>(
      'SELECT site_session AS site FROM game_sessions WHERE id = $1',
      [frame.sessionId],
    );
    const gone = randomUUID();
    const set = (to: string | undefined) =>
      platform.db.query('UPDATE game_sessions SET site_session = $2 WHERE id = $1', [frame.sessionId, to]);
    await set(gone);
    expect(await frame.bet(randomUUID(), spin(100))).toMatchObject(refused(401, 'unauthenticated'));
    expect(await frame.send('GET', '/frame/api/balance')).toMatchObject(refused(401, 'unauthenticated'));
    await set(site[0]?.site);
    expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
  });

  it('a bet reports not_enough_money before stake_out_of_range, and a stake of exactly the balance counts as covered', async () => {
    await giveMoney(platform, email, 'EUR', 100);
    expect(await frame.bet(randomUUID(), spin(101))).toMatchObject(refused(422, 'not_enough_money'));
    await giveMoney(platform, email, 'EUR', 101);
    expect(await frame.bet(randomUUID(), spin(101))).toMatchObject(refused(422, 'stake_out_of_range'));
  });

  it('a bet placed too early reports how many whole seconds to wait before the next one', async () => {
    expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
    for (const [passes, left] of [
      [0, 3],
      [600, 2],
      [1_000, 1],
    ] as const) {
      platform.clock.advance(passes);
      const early = await frame.bet(randomUUID(), spin(100));
      expect(early).toMatchObject({ status: 429, body: { refusal: 'too_fast', retry_after_sec: left } });
    }
  });

  it('one chip on a spot that the wheel does not have makes the whole bet invalid', async () => {
    const wheel = await openFrameOf(platform, player, 'roulette-royale', 'real');
    const bets = (...spots: string[]) => ({
      engine: 'roulette',
      bets: spots.map(spot => ({ spot, stake_cents: 100 })),
    });
    platform.clock.advance(10_000);
    expect(await wheel.bet(randomUUID(), bets('red', 'straight:37'))).toMatchObject(refused(422, 'invalid'));
    expect((await wheel.bet(randomUUID(), bets('red', 'straight:36'))).status).toBe(200);
  });
});

it('a bet keeps the site session alive, updating its last-seen time at most once a minute', async () => {
  const before = (ms: number) => new Date(platform.clock.now().getTime() - ms);
  const seen = async () => {
    const rows = await platform.db.query<{ seen_at: Date }>(
      'SELECT x.seen_at FROM sessions x JOIN game_sessions s ON s.site_session = x.id WHERE s.id = $1',
      [frame.sessionId],
    );
    return rows[0]?.seen_at;
  };
  for (const [ms, kept] of [
    [59_999, true],
    [60_000, false],
  ] as const) {
    platform.clock.advance(10_000);
    const last = before(ms);
    await platform.db.query('UPDATE sessions SET seen_at = $1', [last]);
    expect((await frame.bet(randomUUID(), spin(100))).status).toBe(200);
    expect(await seen()).toEqual(kept ? last : platform.clock.now());
  }
});
