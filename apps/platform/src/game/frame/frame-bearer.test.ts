import type { Round } from '@liftoff/contract/game/game';
import { elapsedFor } from '@liftoff/rules/game/engines/crash/math';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { makeCaller } from '../../testing/test-caller.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { resultAt, tableMoment } from '../table/table-clock.ts';

let player: TestCaller;
let frame: OpenedFrame;

const email = 'demo@liftoff.test';
const spin = { engine: 'slot', stake_cents: 20 };
const crash = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
const table = 'aurum-roulette';
const over = { status: 401, body: { refusal: 'unauthenticated' } };
const signOut = () => player.send('DELETE', '/api/users/sign_out');
const round = (id: string) => frame.send<Round>('GET', `/frame/api/rounds/${id}`);

/** A flight that is still up at 1.50x. Flights that crash earlier are skipped. */
async function fly(): Promise<Round> {
  for (let flights = 0; flights < 50; flights += 1) {
    const placed = await frame.bet(randomUUID(), crash);
    platform.clock.advance(elapsedFor(150));
    await platform.jobs.runDue();
    const now = await round(placed.body.id);
    if (now.body.state === 'open') return now.body;
    platform.clock.advance(10_000);
  }
  throw new Error('No flight stays up');
}

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(120_000);
  await platform.jobs.runDue();
  player = await signInDemo(platform);
  await giveMoney(platform, email, 'EUR', 100_000);
});

describe("a frame's bearer token", () => {
  it("a frame's bearer token gives no access to bets, rounds, balance or seeds after sign-out [A10]", async () => {
    frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    const id = randomUUID();
    expect((await frame.bet(id, spin)).status).toBe(200);
    platform.clock.advance(10_000);
    await signOut();
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(over);
    expect(await frame.bet(id, spin)).toMatchObject(over);
    expect(await round(id)).toMatchObject(over);
    expect(await round(randomUUID())).toMatchObject(over);
    for (const path of ['balance', 'rounds', 'seeds', 'table'])
      expect(await frame.send('GET', `/frame/api/${path}`)).toMatchObject(over);
    expect(await frame.send('POST', '/frame/api/seeds/rotate', { client_seed: 'mine' })).toMatchObject(over);
  });

  it.each(['real', 'demo'] as const)(
    'a flight that was still up at sign-out (%s) can still be read, collected and read again [B27]',
    async mode => {
      frame = await openFrameOf(platform, player, 'rocket-x', mode);
      const open = await fly();
      await signOut();
      expect((await round(open.id)).body.state).toBe('open');
      const collected = await frame.act(open.id, 'collect');
      expect(collected).toMatchObject({ status: 200, body: { state: 'settled', win_cents: 150 } });
      expect((await round(open.id)).body.state).toBe('settled');
      expect(await frame.send('GET', '/frame/api/balance')).toMatchObject(over);
    },
  );

  /** Events that can interrupt a player during a round, with the refusals that the next bet can then get. */
  const interruptions = [
    ['a limit that is reached', 'limit_reached', ['limit_reached']],
    ['a break', 'cooling_off', ['cooling_off']],
    ['a self-exclusion', 'self_excluded', ['unauthenticated']],
    ['the end of the session', 'idle', ['unauthenticated']],
  ] as const;
  const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });

  describe.each(interruptions)('%s during a round', (_name, kind, words) => {
    const interrupt = async () => {
      if (kind === 'idle') await platform.db.query("UPDATE sessions SET seen_at = seen_at - INTERVAL '31 minutes'");
      else await block(kind);
    };
    const cash = async () => {
      const [row] = await platform.db.query<{ balance: bigint }>(
        `SELECT a.balance FROM ledger_accounts a JOIN players p ON a.owner = 'player:' || p.id
         WHERE p.email = $1 AND a.kind = 'cash' AND a.currency = 'EUR'`,
        [email],
      );
      return row?.balance ?? 0n;
    };
    afterEach(() => block('none'));

    it('a flight can still be collected after the interruption and is paid, but the next bet is refused [B27]', async () => {
      frame = await openFrameOf(platform, player, 'rocket-x', 'real');
      const open = await fly();
      const before = await cash();
      await interrupt();
      const collected = await frame.act(open.id, 'collect');
      expect(collected).toMatchObject({ status: 200, body: { state: 'settled', win_cents: 150 } });
      expect(await cash()).toBe(before + 150n);
      platform.clock.advance(10_000);
      const next = await frame.bet(randomUUID(), crash);
      expect(words).toContain((next.body as { refusal?: string }).refusal);
      expect(await cash()).toBe(before + 150n);
    });

    it('chips on a live table are paid after the interruption once the result is due, but no more chips are accepted [B27]', async () => {
      reachPhase(platform.clock, table, 'betting');
      frame = await openFrameOf(platform, player, table, 'real');
      const chips = { engine: 'roulette', bets: ['red', 'black'].map(spot => ({ spot, stake_cents: 500 })) };
      const placed = await frame.bet(randomUUID(), chips);
      expect(placed).toMatchObject({ status: 200, body: { state: 'open' } });
      // Before the ball is spinning, an exclusion would return the chips [C12].
      if (kind === 'self_excluded') reachPhase(platform.clock, table, 'spinning');
      const before = await cash();
      await interrupt();
      platform.clock.advance(300);
      const next = await frame.bet(randomUUID(), chips);
      expect(words).toContain((next.body as { refusal?: string }).refusal);
      platform.clock.moveTo(resultAt(table, tableMoment(table, platform.clock.now()).round));
      await platform.jobs.runDue();
      const [ended] = await platform.db.query<{ state: string; win: bigint }>(
        'SELECT state, win FROM game_rounds WHERE id = $1',
        [placed.body.id],
      );
      expect(ended?.state).toBe('settled');
      expect(await cash()).toBe(before + (ended?.win ?? -1n));
    });
  });

  it('a flight that ended automatically after sign-out can still be read [B27]', async () => {
    frame = await openFrameOf(platform, player, 'rocket-x', 'real');
    const open = await fly();
    await signOut();
    platform.clock.advance(600_000);
    await platform.jobs.runDue();
    expect((await round(open.id)).body.state).toBe('settled');
  });

  it('the bearer token also ends when the site session has been idle for too long [A9]', async () => {
    frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    platform.clock.advance(29 * 60_000);
    expect((await frame.send('GET', '/frame/api/balance')).status).toBe(200);
    platform.clock.advance(60_001);
    expect(await frame.send('GET', '/frame/api/balance')).toMatchObject(over);
    expect(await frame.bet(randomUUID(), spin)).toMatchObject(over);
  });

  it('another process that has cached the bearer token also refuses it after sign-out', async () => {
    frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    const other = platform.another();
    const there = makeCaller(other.app, { 'sec-fetch-site': 'same-origin' });
    const balance = () => there.send('GET', '/frame/api/balance', undefined, frame.headers);
    const bet = () => there.send('POST', '/frame/api/bet', { id: randomUUID(), input: spin }, frame.headers);
    expect((await balance()).status).toBe(200);
    expect((await bet()).status).toBe(200);
    platform.clock.advance(10_000);
    await signOut();
    expect(await balance()).toMatchObject(over);
    expect(await bet()).toMatchObject(over);
  });
});
