import type { Round, TableState } from '@liftoff/contract/game/game';
import { payRoulette } from '@liftoff/rules/game/engines/roulette/math';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { actOnRound } from '../frame/frame-rounds.ts';
import { bettingMs, spinningMs, tableMoment } from './table-clock.ts';

let one: OpenedFrame;
let two: OpenedFrame;
let oneId: number;

const game = 'aurum-roulette';
const bets = (...spots: string[]) => ({ engine: 'roulette', bets: spots.map(spot => ({ spot, stake_cents: 500 })) });
const cash = () => balanceOf(platform.db, playerAccount(oneId, 'cash', 'EUR'));
const table = async () => (await one.send<TableState>('GET', '/frame/api/table')).body;

/** Moves the clock to the first second of the next given phase. */
function goTo(phase: 'betting' | 'spinning' | 'result'): void {
  const { phase: now, phaseEndsAt } = tableMoment(game, platform.clock.now());
  if (now === phase) platform.clock.moveTo(phaseEndsAt);
  reachPhase(platform.clock, game, phase);
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const first = await signInDemo(platform);
  oneId = (await first.send<{ id: number }>('GET', '/api/player')).body.id;
  one = await openFrameOf(platform, first, game, 'real');
  two = await openFrameOf(platform, await signInDemo(platform, 'tester@liftoff.test'), game, 'real');
});
beforeEach(async () => {
  goTo('betting');
  await platform.jobs.runDue();
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
});

describe('a live table', () => {
  it('a live table has one shared round for everyone, whose number is hidden while betting is open', async () => {
    const state = await table();
    expect(state).toMatchObject({ phase: 'betting', number: null });
    expect((await two.send<TableState>('GET', '/frame/api/table')).body).toEqual(state);
    expect(state.commitment).toMatch(/^[0-9a-f]{64}$/);
    platform.clock.advance(bettingMs);
    const spinning = await table();
    expect(spinning).toMatchObject({ phase: 'spinning', table_round: state.table_round, commitment: state.commitment });
    expect(spinning.number).toBeGreaterThanOrEqual(0);
  });

  it('a live table pays every bet by the same number once the result is due [I6]', async () => {
    const state = await table();
    const placed = (await one.bet(randomUUID(), bets('red', 'straight:17'))).body;
    platform.clock.advance(250);
    const other = (await two.bet(randomUUID(), bets('black', 'straight:0'))).body;
    expect(placed).toMatchObject({ state: 'open', outcome: { number: null, table_round: state.table_round } });
    expect((await table()).players).toBe(2);
    platform.clock.advance(bettingMs);
    const number = (await table()).number ?? -1;
    await platform.jobs.runDue();
    expect((await one.send<Round>('GET', `/frame/api/rounds/${placed.id}`)).body.state).toBe('open');
    platform.clock.advance(spinningMs);
    await platform.jobs.runDue();
    const paid = (await one.send<Round>('GET', `/frame/api/rounds/${placed.id}`)).body;
    const chips = ['red', 'straight:17'].map(spot => ({ spot, stake: 500n }));
    expect(paid).toMatchObject({
      state: 'settled',
      win_cents: Number(payRoulette(chips, number).win),
      outcome: { number },
    });
    const also = (await two.send<Round>('GET', `/frame/api/rounds/${other.id}`)).body;
    expect(also).toMatchObject({ state: 'settled', outcome: { number } });
  });

  it('a bet on an ended round cannot be taken back, even while betting on the next round is open [I6]', async () => {
    const placed = (await one.bet(randomUUID(), { ...bets('red'), table_round: (await table()).table_round })).body;
    const before = await cash();
    goTo('result');
    goTo('betting');
    expect(await one.act(placed.id, 'roll_back')).toMatchObject({
      status: 409,
      body: { refusal: 'betting_closed' },
    });
    await platform.jobs.runDue();
    const over = (await one.send<Round>('GET', `/frame/api/rounds/${placed.id}`)).body;
    const { win } = payRoulette([{ spot: 'red', stake: 500n }], (over.outcome as { number: number }).number);
    expect(over).toMatchObject({ state: 'settled', win_cents: Number(win) });
    expect(await cash()).toBe(before + win);
  });

  it('a bet cannot be taken back once betting has closed, even if the act arrived earlier and had to wait [I6]', async () => {
    const placed = (await one.bet(randomUUID(), bets('red'))).body;
    const receivedAt = platform.clock.now();
    platform.clock.advance(bettingMs);
    const act = { act_id: randomUUID(), act: { name: 'roll_back' as const } };
    expect(await actOnRound(testGameContext(platform, {}), one.sessionId, placed.id, act, receivedAt)).toMatchObject({
      refused: 'betting_closed',
    });
    expect((await one.send<Round>('GET', `/frame/api/rounds/${placed.id}`)).body.state).toBe('open');
  });

  it('a live table pays all its bets in a single job', async () => {
    await platform.db.query(`DELETE FROM jobs WHERE name = 'game:table-result'`);
    await one.bet(randomUUID(), bets('red'));
    await two.bet(randomUUID(), bets('black'));
    const jobs = await platform.db.query<{ at: Date; payload: unknown }>(
      `SELECT at, payload FROM jobs WHERE name = 'game:table-result'`,
    );
    const { round, phaseEndsAt } = tableMoment(game, platform.clock.now());
    expect(jobs).toEqual([{ at: new Date(phaseEndsAt.getTime() + spinningMs), payload: { game, round } }]);
  });

  it("a live table returns every stake if the day's seed no longer exists, because the result cannot be computed", async () => {
    const before = await cash();
    const placed = (await one.bet(randomUUID(), bets('red'))).body;
    await platform.db.query('UPDATE game_table_seeds SET game = $2 WHERE game = $1', [game, 'gone']);
    try {
      platform.clock.advance(bettingMs + spinningMs);
      await platform.jobs.runDue();
      expect(await cash()).toBe(before);
      const rows = await platform.db.query('SELECT state, win FROM game_rounds WHERE id = $1', [placed.id]);
      expect(rows).toEqual([{ state: 'rolled_back', win: 0n }]);
    } finally {
      await platform.db.query('DELETE FROM game_table_seeds WHERE game = $1', [game]);
      await platform.db.query('UPDATE game_table_seeds SET game = $1 WHERE game = $2', [game, 'gone']);
    }
  });

  it('a live table accepts no bet once betting has closed, and no bet on another round', async () => {
    const late = { ...bets('red'), table_round: (await table()).table_round + 1 };
    expect(await one.bet(randomUUID(), late)).toMatchObject({ status: 409, body: { refusal: 'betting_closed' } });
    goTo('spinning');
    expect(await one.bet(randomUUID(), bets('red'))).toMatchObject({ status: 409 });
  });

  it('a bet can be taken back once while betting is open, but not afterwards [I6]', async () => {
    const before = await cash();
    const placed = (await one.bet(randomUUID(), bets('red'))).body;
    expect(await cash()).toBe(before - 500n);
    const back = await one.act(placed.id, 'roll_back');
    expect(back.body).toMatchObject({ state: 'rolled_back', balance_cents: Number(before) });
    const again = await one.act(placed.id, 'roll_back');
    expect(again.body).toEqual(back.body);
    expect(await cash()).toBe(before);
    platform.clock.advance(250);
    const kept = (await one.bet(randomUUID(), bets('red'))).body;
    goTo('spinning');
    expect(await one.act(kept.id, 'roll_back')).toMatchObject({
      status: 409,
      body: { refusal: 'betting_closed' },
    });
  });

  it('a live table pays and returns nothing for a bet that was refused or never placed [I6]', async () => {
    const play = async () => [
      await fingerprint(platform, /^game_rounds$/),
      await platform.db.query(`SELECT reference FROM ledger_transfers WHERE reference LIKE 'round:%' ORDER BY 1`),
      await cash(),
    ];
    const refused = randomUUID();
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 499);
    expect((await one.bet(refused, bets('red'))).body).toMatchObject({ refusal: 'not_enough_money' });
    const before = await play();
    for (const id of [refused, randomUUID()]) {
      for (const act of ['roll_back', 'collect'] as const)
        expect(await one.act(id, act), act).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    }
    platform.clock.advance(bettingMs + spinningMs);
    await platform.jobs.runDue();
    expect(await play()).toEqual(before);
  });

  it('a live table pays a bet that stayed open while the platform was stopped [B1]', async () => {
    const placed = (await one.bet(randomUUID(), bets('red', 'black', 'straight:0'))).body;
    platform.clock.advance(86_400_000);
    await platform.jobs.runDue();
    const [row] = await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [
      placed.id,
    ]);
    expect(row?.state).toBe('settled');
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
