import type { Round } from '@liftoff/contract/game/game';
import { crashModel, crashPoint, elapsedFor, flightMs } from '@liftoff/rules/game/engines/crash/math';
import { outcomeDraw } from '@liftoff/rules/game/fairness';
import { minor } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { usePlatform } from '../../testing/test-platform.ts';

let frame: OpenedFrame;
let playerId: number;

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const bet = (auto: number | null = null) =>
  frame.bet(randomUUID(), { engine: 'crash', stake_cents: 100, auto_collect_hundredths: auto });
const show = (round: Round) => frame.send<Round>('GET', `/frame/api/rounds/${round.id}`);

/** The crash point, which only the platform can compute while the round is open. */
async function pointOf(round: Round): Promise<number> {
  const [pair] = await platform.db.query<{ server_seed: string; client_seed: string }>(
    'SELECT server_seed, client_seed FROM game_seed_pairs WHERE owner = $1 AND game = $2 AND number = $3',
    [`player:${playerId}`, 'rocket-x', round.seed.pair],
  );
  const [game] = await platform.db.query<{ details: { rtp: number; maxWin: number } }>(
    `SELECT details FROM games WHERE slug = 'rocket-x'`,
  );
  if (!pair || !game) throw new Error('nothing to compute from');
  const draw = outcomeDraw({
    serverSeed: pair.server_seed,
    clientSeed: pair.client_seed,
    nonce: round.seed.nonce,
  });
  return crashPoint(crashModel(game.details.rtp, game.details.maxWin), draw, minor(round.stake_cents));
}

/** Opens rounds until one reaches at least `atLeast`; earlier flights run to their end. */
async function flight(atLeast: number): Promise<{ round: Round; point: number }> {
  for (let flights = 0; flights < 100; flights += 1) {
    const round = (await bet()).body;
    const point = await pointOf(round);
    if (point >= atLeast) return { round, point };
    platform.clock.advance(flightMs(point));
    await platform.jobs.runDue();
    platform.clock.advance(10_000);
  }
  throw new Error('No flight is high enough');
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(platform, player, 'rocket-x', 'real');
});
beforeEach(async () => {
  platform.clock.advance(60_000);
  await platform.jobs.runDue();
  await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  await forgetPlayTime(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
  platform.clock.advance(10_000);
});

describe('a crash round', () => {
  it('a crash round is open after the bet, hides its crash point, and allows no second open round', async () => {
    const { round } = await flight(200);
    expect(round).toMatchObject({ state: 'open', outcome: { crash_hundredths: null, collected_hundredths: null } });
    platform.clock.advance(1_000);
    const listed = (await frame.send<Round[]>('GET', '/frame/api/rounds')).body.find(({ id }) => id === round.id);
    expect(JSON.stringify(listed)).toContain('"crash_hundredths":null');
    expect(await bet()).toMatchObject({ status: 409, body: { refusal: 'round_open' } });
  });

  it('a crash bet with an automatic collect that would only return the stake is refused at no cost [C29]', async () => {
    const before = await cash();
    const small = (auto: number) =>
      frame.bet(randomUUID(), { engine: 'crash', stake_cents: 10, auto_collect_hundredths: auto });
    for (const auto of [101, 109])
      expect(await small(auto)).toMatchObject({ status: 422, body: { refusal: 'stake_out_of_range' } });
    expect(await cash()).toBe(before);
    expect((await small(110)).status).toBe(200);
  });

  it('a crash round pays the stake times the multiplier at the moment of the collect, once', async () => {
    const { round } = await flight(300);
    const before = await cash();
    platform.clock.advance(elapsedFor(250));
    const answer = await frame.act(round.id, 'collect');
    expect(answer.body).toMatchObject({ state: 'settled', win_cents: 250, outcome: { collected_hundredths: 250 } });
    expect(await cash()).toBe(before + 250n);
    const again = await frame.act(round.id, 'collect');
    expect(again.body).toEqual(answer.body);
    expect(await cash()).toBe(before + 250n);
  });

  it('a crash round pays once when fifty collects arrive concurrently [A23, I6]', async () => {
    const { round } = await flight(300);
    const before = await cash();
    platform.clock.advance(elapsedFor(200));
    await Promise.all(Array.from({ length: 50 }, () => frame.act(round.id, 'collect')));
    expect(await cash()).toBe(before + 200n);
  });

  it('a crash round cannot be collected after the crash', async () => {
    const { round, point } = await flight(150);
    const before = await cash();
    platform.clock.advance(flightMs(point));
    const late = await frame.act(round.id, 'collect');
    expect(late).toMatchObject({ status: 409, body: { refusal: 'round_closed' } });
    const shown = await show(round);
    expect(shown.body).toMatchObject({ state: 'settled', win_cents: 0, outcome: { crash_hundredths: point } });
    expect(await cash()).toBe(before);
  });

  const ask = (round: Round, waitMs: number) =>
    frame.send<Round>('GET', `/frame/api/rounds/${round.id}?wait_ms=${waitMs}`);

  it('a request that waits for a crash round gets its response when the round has ended, and not before', async () => {
    const { round, point } = await flight(150);
    platform.clock.advance(flightMs(point) - 60);
    const answered = vi.fn<() => void>();
    const asked = ask(round, 4_000);
    void asked.then(answered);
    await platform.clock.awaited();
    platform.clock.advance(59);
    // Other calls are answered in the meantime.
    expect((await show(round)).body.state).toBe('open');
    expect(answered).not.toHaveBeenCalled();
    platform.clock.advance(1);
    expect((await asked).body).toMatchObject({ state: 'settled', outcome: { crash_hundredths: point } });
  });

  it('a request that waits for a crash round gets the state open if the flight is still up when the wait is over', async () => {
    const { round } = await flight(150);
    const asked = ask(round, 10);
    await platform.clock.awaited();
    platform.clock.advance(10);
    expect((await asked).body).toMatchObject({ state: 'open', outcome: { crash_hundredths: null } });
    expect(await ask(round, 60_000)).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
  });

  it('a crash round collects automatically at the chosen multiplier, without a further call', async () => {
    const placed = (await bet(101)).body;
    const point = await pointOf(placed);
    const before = await cash();
    platform.clock.advance(flightMs(point));
    await platform.jobs.runDue();
    expect(await cash()).toBe(before + (point >= 101 ? 101n : 0n));
    expect((await show(placed)).body.state).toBe('settled');
  });

  const lateness = [0, 2_999, 3_001, 3_600_000];
  const autos = [null, 101, 150, 400];
  const restarts = [false, true];
  const cases = lateness.flatMap(lateMs => autos.flatMap(auto => restarts.map(restart => ({ lateMs, auto, restart }))));

  it.each(cases)(
    'a crash round pays as if on time if its end is processed $lateMs ms late: auto collect $auto, restart $restart [B1, C34]',
    async ({ lateMs, auto, restart }) => {
      const placed = (await bet(auto)).body;
      const point = await pointOf(placed);
      const collects = auto !== null && auto <= point;
      const before = await cash();
      platform.clock.advance((collects ? elapsedFor(auto) : flightMs(point)) + lateMs);
      const open = restart ? platform.another() : platform.open;
      await open.platform.jobs.runDue();
      expect(await cash()).toBe(before + (collects ? BigInt(auto) : 0n));
      const [row] = await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [
        placed.id,
      ]);
      expect(row?.state).toBe('settled');
    },
  );

  it('a crash round is paid by the arrival time of the collect call, however long the platform takes to process it', async () => {
    const { round, point } = await flight(300);
    const before = await cash();
    platform.clock.advance(elapsedFor(200));
    const [answer] = await behindLock(
      platform.db,
      { text: 'SELECT FROM game_rounds WHERE id = $1 FOR UPDATE', values: [round.id] },
      [
        { waits: true, run: () => frame.act(round.id, 'collect') },
        { waits: false, run: async () => platform.db.kind === 'postgres' && platform.clock.advance(flightMs(point)) },
      ],
    );
    expect(answer.body).toMatchObject({ state: 'settled', win_cents: 200 });
    expect(await cash()).toBe(before + 200n);
  });

  it('a crash round returns the stake if its seeds no longer exist, because the outcome cannot be computed', async () => {
    const { round } = await flight(150);
    const before = await cash();
    const pair = [`player:${playerId}`, 'rocket-x', round.seed.pair];
    const move = 'UPDATE game_seed_pairs SET number = $4 WHERE owner = $1 AND game = $2 AND number = $3';
    await platform.db.query(move, [...pair, -1]);
    platform.clock.advance(600_000);
    await platform.jobs.runDue();
    await platform.db.query(move, [...pair.slice(0, 2), -1, round.seed.pair]);
    expect(await cash()).toBe(before + 100n);
    const [row] = await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [round.id]);
    expect(row?.state).toBe('rolled_back');
  });

  it('the platform ends a crash round even if its job is missing', async () => {
    const { round } = await flight(150);
    await platform.db.query(`DELETE FROM jobs WHERE payload->>'id' = $1`, [round.id]);
    platform.clock.advance(600_000);
    await platform.jobs.runDue();
    const [row] = await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [round.id]);
    expect(row?.state).toBe('settled');
  });

  it('a crash round is resumed after a restart and can be collected [B1, C34]', async () => {
    const { round } = await flight(400);
    const before = await cash();
    platform.clock.advance(elapsedFor(300));
    await platform.another().platform.jobs.runDue();
    const shown = await show(round);
    expect(shown.body.state).toBe('open');
    const collected = await frame.act(round.id, 'collect');
    expect(collected.body.win_cents).toBe(300);
    expect(await cash()).toBe(before + 300n);
  });

  it("crash rounds leave the ledger consistent and the session totals equal to the ledger's [I1, I4, C18]", async () => {
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
    const [counted] = await platform.db.query<{ net: bigint }>(
      `SELECT (staked - returned)::numeric AS net FROM game_sessions WHERE id = $1`,
      [frame.sessionId],
    );
    const [moved] = await platform.db.query<{ net: bigint }>(
      `SELECT coalesce(-sum(e.amount), 0)::numeric AS net FROM ledger_entries e
       JOIN ledger_transfers t ON t.id = e.transfer_id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.owner = $1 AND t.kind IN ('stake', 'win', 'roll_back')`,
      [`player:${playerId}`],
    );
    expect(counted?.net).toBe(moved?.net);
  });
});
