import type { Round, TableState } from '@liftoff/contract/game/game';
import type { Jackpot } from '@liftoff/contract/jackpot';
import { tableChannel } from '@liftoff/contract/core/realtime';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { startPair, type Pair } from '../testing/pair.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { openSocket, type TestSocket } from '../testing/sockets.ts';
import type { TestCaller } from '../testing/test-caller.ts';

const url = process.env['DATABASE_URL'] ?? '';
const email = 'demo@liftoff.test';

/**
 * Two platforms and two edges as real processes on one PostgreSQL. Each caller's requests alternate between the two
 * sides, so state held by only one process would make a test fail. Needs the built site: `npm run build`.
 */
describe.skipIf(url === '')('two platforms and two edges on one PostgreSQL', () => {
  let pair: Pair;
  let db: Database;
  let platform: { caller(): TestCaller; operator(): TestCaller };
  let player: TestCaller;
  let playerId: number;
  let frames: { caller(): TestCaller };

  beforeAll(async () => {
    pair = await startPair(url);
    db = openPostgres({ url: pair.databaseUrl, poolSize: 2, onBroken: () => undefined });
    platform = { caller: () => pair.browser(), operator: () => pair.operator() };
    frames = { caller: () => pair.frame() };
    player = await signInDemo(platform);
    playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  }, 300_000);
  afterAll(async () => {
    await db.close();
    await pair.close();
  });

  async function tokenOf(caller: TestCaller): Promise<string> {
    return (await caller.send<{ realtime: { token: string } }>('GET', '/api/player/settings')).body.realtime.token;
  }

  /** Opens a socket for the player through each of the two edges. */
  async function hearAtBoth(...channels: string[]): Promise<readonly [TestSocket, TestSocket]> {
    const token = await tokenOf(player);
    return [
      await openSocket(pair.a.sockets, token, channels),
      await openSocket(pair.b.sockets, token, channels),
    ] as const;
  }
  const leave = (both: readonly TestSocket[]) => both.forEach(socket => socket.leave());
  const open = (game: string): Promise<OpenedFrame> => openFrameOf(frames, player, game, 'real');
  const balances = (socket: TestSocket) => socket.received.filter(({ channel }) => channel === `balance#${playerId}`);
  const amount = async () =>
    (await player.send<{ currency: string; amount_cents: number }[]>('GET', '/api/player/accounts')).body.find(
      ({ currency }) => currency === 'EUR',
    )?.amount_cents;
  /**
   * How far the platform's clock has been moved ahead of real time, in milliseconds. Games enforce a minimum time
   * between rounds, so the tests advance the clock; it never moves back.
   */
  let aheadMs = 0;
  const goOn = async (ms: number) => {
    aheadMs += ms;
    const now = new Date(Date.now() + aheadMs).toISOString();
    expect((await pair.operator().send('POST', '/console/api/clock', { now })).status).toBe(200);
  };

  it('two platforms that start on an empty database seed it only once', async () => {
    const [count] = await db.query<{ demo: bigint; games: bigint }>(
      'SELECT (SELECT count(*) FROM players WHERE email = $1) AS demo, (SELECT count(*) FROM games) AS games',
      [email],
    );
    expect(count?.demo).toBe(1n);
    expect(count?.games).toBeGreaterThan(100n);
    for (const { site } of [pair.a, pair.b]) expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });

  it('both platforms send a balance update to their sockets, whichever one handled the round', async () => {
    const both = await hearAtBoth(`balance#${playerId}`);
    const frame = await open('undertow-ways');
    for (let round = 1; round <= 2; round += 1) {
      const bet = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
      expect(bet.status).toBe(200);
      await expect.poll(() => both.map(socket => balances(socket).length)).toEqual([round, round]);
      await goOn(10_000);
    }
    expect(balances(both[0])).toEqual(balances(both[1]));
    leave(both);
  });

  it('signing a session out on one platform closes its sockets on both [A10]', async () => {
    const other = pair.browser();
    const user = { email, password: 'Liftoff-2026!' };
    expect((await other.send('POST', '/api/users/sign_in', { user })).status).toBe(200);
    const token = await tokenOf(other);
    const leaving = await Promise.all([pair.a, pair.b].map(({ sockets: at }) => openSocket(at, token)));
    const staying = await hearAtBoth();
    expect((await other.send('DELETE', '/api/users/sign_out')).status).toBe(204);
    expect(await Promise.all(leaving.map(({ closed }) => closed))).toEqual([3503, 3503]);
    for (const { sockets: at } of [pair.a, pair.b]) await expect(openSocket(at, token)).rejects.toThrow('3500');
    expect((await other.send<object>('GET', '/api/player')).body).toEqual({});
    leave(staying);
    expect(await Promise.all(staying.map(({ closed }) => closed))).toEqual([0, 0]);
  });

  it('two platforms settle a live table bet once and publish the result on both', async () => {
    const game = 'aurum-roulette';
    const frame = await open(game);
    const both = await hearAtBoth(`balance#${playerId}`, tableChannel(game));
    // Bets at the start of a betting phase, because the remaining time of a running phase might be too short.
    await nextPhase(frame, 'result');
    await nextPhase(frame, 'betting');
    const before = await amount();
    const input = {
      engine: 'roulette',
      bets: [
        { spot: 'red', stake_cents: 500 },
        { spot: 'black', stake_cents: 500 },
      ],
    };
    const placed = await frame.bet(randomUUID(), input);
    expect(placed.status).toBe(200);
    await nextPhase(frame, 'result');
    const settled = async () => (await frame.send<Round>('GET', `/frame/api/rounds/${placed.body.id}`)).body;
    await expect.poll(async () => (await settled()).state).toBe('settled');
    const { win_cents: win } = await settled();
    expect(await amount()).toBe((before ?? 0) - 1_000 + Number(win));
    const expected = Number(win) > 0 ? 2 : 1;
    await expect.poll(() => both.map(socket => balances(socket).length)).toEqual([expected, expected]);
    const phases = both.map(({ received }) => received.filter(({ channel }) => channel === tableChannel(game)));
    expect(phases[0]).toEqual(phases[1]);
    expect(new Set(phases[0]?.map(({ data }) => JSON.stringify(data))).size).toBe(phases[0]?.length);
    leave(both);
  });

  /** Advances the platform's clock until the table reaches a phase. */
  async function nextPhase(frame: OpenedFrame, phase: TableState['phase']): Promise<void> {
    for (;;) {
      const state = (await frame.send<TableState>('GET', '/frame/api/table')).body;
      if (state.phase === phase) return;
      await goOn(Date.parse(state.phase_ends_at) - Date.parse(state.now) + 100);
    }
  }

  it('a crash-game round started on one platform can be collected on the other', async () => {
    const frame = await open('rocket-x');
    for (let collected = 0; collected < 2;) {
      const bet = await frame.bet(randomUUID(), { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null });
      expect(bet.status).toBe(200);
      await goOn(1_500);
      const answer = await frame.act(bet.body.id, 'collect');
      // If the flight ended before the collect arrived, the round is lost, and both platforms must agree on that.
      const won = answer.status === 200;
      if (won) collected += 1;
      for (let look = 0; look < 2; look += 1) {
        const { body: round } = await frame.send<Round>('GET', `/frame/api/rounds/${bet.body.id}`);
        expect([round.state, Number(round.win_cents) > 0]).toEqual(['settled', won]);
      }
      const [paid] = await db.query<{ times: bigint }>(
        `SELECT count(*) AS times FROM ledger_transfers WHERE reference LIKE '%' || $1 || '%' AND kind = 'win'`,
        [bet.body.id],
      );
      expect(paid?.times).toBe(won ? 1n : 0n);
      await goOn(20_000);
    }
  });

  it('two platforms show identical jackpots and publish their growth on both [RT-002]', async () => {
    const both = await hearAtBoth('jackpots_changes');
    const frame = await open('undertow-ways');
    await goOn(10_000);
    const bet = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 2_000 });
    expect(bet.status).toBe(200);
    await expect.poll(() => both.map(({ received }) => received.length > 0)).toEqual([true, true]);
    const shown = [
      (await player.send<Jackpot[]>('GET', '/api/jackpots')).body,
      (await player.send<Jackpot[]>('GET', '/api/jackpots')).body,
    ];
    expect(shown[0]).toEqual(shown[1]);
    leave(both);
  });

  it('two platforms credit a deposit once and publish it on both', async () => {
    const both = await hearAtBoth(`payments_changes#${playerId}`, `balance#${playerId}`);
    const before = await amount();
    const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const begun = await player.send<Begun>('POST', '/payments/deposits', deposit);
    expect(begun.status).toBe(201);
    const page = framePath(begun.body);
    const card = pair.frame();
    for (let press = 0; press < 2; press += 1)
      expect((await card.send('POST', `${page}/pay`, { card: 'tok_succeeds' })).status).toBe(200);
    const reported = (socket: TestSocket) => socket.received.filter(({ channel }) => channel.startsWith('payments'));
    await expect
      .poll(() => both.map(socket => reported(socket).at(-1)?.data))
      .toMatchObject([{ state: 'succeeded' }, { state: 'succeeded' }]);
    await expect.poll(() => both.map(socket => balances(socket).length)).toEqual([1, 1]);
    expect(await amount()).toBe((before ?? 0) + 5_000);
    leave(both);
  });

  it('after one platform is killed, the other keeps working with an intact ledger', async () => {
    const both = await hearAtBoth(`balance#${playerId}`);
    await pair.a.killPlatform();
    await giveMoney(pair.b, email, 'EUR', 777_00);
    await expect.poll(() => balances(both[1]).at(-1)?.data).toMatchObject({ amount_cents: 777_00 });
    expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
    leave(both);
  });
});
