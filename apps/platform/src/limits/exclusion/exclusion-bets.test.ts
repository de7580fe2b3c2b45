import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';
let platform: TestPlatform;
let player: TestCaller;
let playerId: number;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
afterEach(() => platform.close());

const block = async (blocked: string) => {
  const answer = await platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
  expect(answer.status).toBe(200);
};
const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));

describe('a self-exclusion', () => {
  it('a self-exclusion gives back bets at a table that is still open for betting, once and in full, while rounds that have begun play on [C12] [B27]', async () => {
    const bets = [{ spot: 'red', stake_cents: 500 }];
    const bet = async () => {
      await block('none');
      player = await signInDemo(platform);
      const frame = await openFrameOf(platform, player, 'aurum-roulette', 'real');
      platform.clock.advance(60_000);
      reachPhase(platform.clock, 'aurum-roulette', 'betting');
      for (const id of [randomUUID(), randomUUID()]) {
        expect((await frame.bet(id, { engine: 'roulette', bets })).status).toBe(200);
        platform.clock.advance(6_000);
      }
    };
    const states = async () =>
      (
        await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE player_id = $1', [playerId])
      ).map(({ state }) => state);
    const before = await cash();
    await bet();
    expect(await cash()).toBe(before - 1_000n);
    await block('self_excluded');
    expect(await cash()).toBe(before);
    expect(await states()).toEqual(['rolled_back', 'rolled_back']);
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect(await cash()).toBe(before);

    await bet();
    reachPhase(platform.clock, 'aurum-roulette', 'spinning');
    await block('self_excluded');
    expect(await states()).toEqual(['rolled_back', 'rolled_back', 'open', 'open']);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('a self-exclusion also gives back, within a second, bets on rounds that have not begun under another account of the same person [C12] [C13]', async () => {
    const second = 'vip@liftoff.test';
    const stranger = 'tester@liftoff.test';
    await platform.db.query(`UPDATE players SET first_name = 'Mira', last_name = 'Kask' WHERE email = $1`, [second]);
    const cashOf = async (of: string) => {
      const [row] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [of]);
      return balanceOf(platform.db, playerAccount(Number(row?.id), 'cash', 'EUR'));
    };
    const before = [await cashOf(second), await cashOf(stranger)];
    const frames = [];
    for (const address of [second, stranger])
      frames.push(await openFrameOf(platform, await signInDemo(platform, address), 'aurum-roulette', 'real'));
    const bets = [{ spot: 'red', stake_cents: 500 }];
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    for (const frame of frames) expect((await frame.bet(randomUUID(), { engine: 'roulette', bets })).status).toBe(200);
    await block('self_excluded');
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    expect([await cashOf(second), await cashOf(stranger)]).toEqual([before[0], (before[1] ?? 0n) - 500n]);
    const rounds = await platform.db.query<{ email: string; state: string }>(
      'SELECT p.email, r.state FROM game_rounds r JOIN players p ON p.id = r.player_id ORDER BY r.state',
    );
    expect(rounds).toEqual([
      { email: stranger, state: 'open' },
      { email: second, state: 'rolled_back' },
    ]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });

  it('a cooling-off leaves bets at a table unchanged [C11] [B27]', async () => {
    const frame = await openFrameOf(platform, player, 'aurum-roulette', 'real');
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    const bets = [{ spot: 'red', stake_cents: 500 }];
    expect((await frame.bet(randomUUID(), { engine: 'roulette', bets })).status).toBe(200);
    const stop = { type: 'coolingoff', period: 'day', sign_out: true };
    expect((await player.send('POST', '/api/user_limits', stop)).status).toBe(201);
    expect(await platform.db.query(`SELECT FROM game_rounds WHERE state = 'open'`)).toHaveLength(1);
  });
});
