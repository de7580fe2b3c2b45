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

describe('a bet that comes upon another', () => {
  const place = () =>
    placeBet(
      testGameContext(platform),
      { id: frame.sessionId, playerId, currency: 'EUR', real: true },
      { id: randomUUID(), input: spin(100) },
    );

  it('is decided anew, four times at most', async () => {
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

  it('is not decided anew where something else has failed', async () => {
    const transaction = vi.spyOn(platform.db, 'transaction').mockRejectedValueOnce(new Error('no disk'));
    try {
      await expect(place()).rejects.toThrow('no disk');
      expect(transaction).toHaveBeenCalledTimes(1);
    } finally {
      transaction.mockRestore();
    }
  });
});

describe('what a bet is refused with', () => {
  it('the same id in another game is another bet', async () => {
    const id = randomUUID();
    expect((await frame.bet(id, spin(100))).status).toBe(200);
    const other = await openFrameOf(platform, player, 'undertow-ways', 'real');
    platform.clock.advance(10_000);
    expect(await other.bet(id, spin(100))).toMatchObject(refused(409, 'idempotency_mismatch'));
  });

  it('a session that is gone bets nothing, though its bearer was known', async () => {
    const guest = await openFrameOf(platform, platform.caller(), slot, 'demo');
    expect((await guest.send('GET', '/frame/api/balance')).status).toBe(200);
    await platform.db.query('DELETE FROM game_sessions WHERE id = $1', [guest.sessionId]);
    expect(await guest.bet(randomUUID(), spin(100))).toMatchObject(refused(401, 'unauthenticated'));
  });

  it('a site session that is not to be found has ended, and its games bet nothing', async () => {
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

  it('a stake that is neither offered nor covered is not covered; one that is just covered is not offered', async () => {
    await giveMoney(platform, email, 'EUR', 100);
    expect(await frame.bet(randomUUID(), spin(101))).toMatchObject(refused(422, 'not_enough_money'));
    await giveMoney(platform, email, 'EUR', 101);
    expect(await frame.bet(randomUUID(), spin(101))).toMatchObject(refused(422, 'stake_out_of_range'));
  });

  it('a bet that is too early says in how many whole seconds it is not', async () => {
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

  it('a chip on a spot that no wheel has makes the bet none, whatever lies beside it', async () => {
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

it('play keeps the site’s session alive, which is written down once a minute', async () => {
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
