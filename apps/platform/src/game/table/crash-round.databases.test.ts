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

/** What only the platform can know while the round is up. */
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

/** Opens rounds until one flies at least so high; the ones before are flown to their end. */
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
  it('is open after the bet, its point unknown outside, and one at a time', async () => {
    const { round } = await flight(200);
    expect(round).toMatchObject({ state: 'open', outcome: { crash_hundredths: null, collected_hundredths: null } });
    platform.clock.advance(1_000);
    const listed = (await frame.send<Round[]>('GET', '/frame/api/rounds')).body.find(({ id }) => id === round.id);
    expect(JSON.stringify(listed)).toContain('"crash_hundredths":null');
    expect(await bet()).toMatchObject({ status: 409, body: { refusal: 'round_open' } });
  });

  it('told to collect where it could only give the stake back is refused, and costs nothing [C29]', async () => {
    const before = await cash();
    const small = (auto: number) =>
      frame.bet(randomUUID(), { engine: 'crash', stake_cents: 10, auto_collect_hundredths: auto });
    for (const auto of [101, 109])
      expect(await small(auto)).toMatchObject({ status: 422, body: { refusal: 'stake_out_of_range' } });
    expect(await cash()).toBe(before);
    expect((await small(110)).status).toBe(200);
  });

  it('collected pays stake times the multiplier of that moment, once', async () => {
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

  it('fifty collects at once pay once [A23, I6]', async () => {
    const { round } = await flight(300);
    const before = await cash();
    platform.clock.advance(elapsedFor(200));
    await Promise.all(Array.from({ length: 50 }, () => frame.act(round.id, 'collect')));
    expect(await cash()).toBe(before + 200n);
  });

  it('after the crash it is too late', async () => {
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

  it('asked for with a wait, is answered for when it has ended and not before', async () => {
    const { round, point } = await flight(150);
    platform.clock.advance(flightMs(point) - 60);
    const answered = vi.fn<() => void>();
    const asked = ask(round, 4_000);
    void asked.then(answered);
    await platform.clock.awaited();
    platform.clock.advance(59);
    // Another call is answered meanwhile.
    expect((await show(round)).body.state).toBe('open');
    expect(answered).not.toHaveBeenCalled();
    platform.clock.advance(1);
    expect((await asked).body).toMatchObject({ state: 'settled', outcome: { crash_hundredths: point } });
  });

  it('still up when the wait is over is answered for as open', async () => {
    const { round } = await flight(150);
    const asked = ask(round, 10);
    await platform.clock.awaited();
    platform.clock.advance(10);
    expect((await asked).body).toMatchObject({ state: 'open', outcome: { crash_hundredths: null } });
    expect(await ask(round, 60_000)).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
  });

  it('collects by itself where it was told to, with nobody looking', async () => {
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
    'whose end is seen $lateMs ms late pays what it would have paid in time: auto collect $auto, restart $restart [B1, C34]',
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

  it('collected in time pays as of the call’s arrival, however long the platform took to get to it', async () => {
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

  it('whose seeds are gone gives its stake back: nothing says any more what it was to be', async () => {
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

  it('that no job has ended is ended by the platform all the same', async () => {
    const { round } = await flight(150);
    await platform.db.query(`DELETE FROM jobs WHERE payload->>'id' = $1`, [round.id]);
    platform.clock.advance(600_000);
    await platform.jobs.runDue();
    const [row] = await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [round.id]);
    expect(row?.state).toBe('settled');
  });

  it('still up after a restart is resumed and collected [B1, C34]', async () => {
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

  it('leaves the ledger whole and every session counted [I1, I4, C18]', async () => {
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
