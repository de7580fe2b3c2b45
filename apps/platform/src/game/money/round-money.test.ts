import type { ActBody, BetBody, Round } from '@liftoff/contract/game/game';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { elapsedFor } from '@liftoff/rules/game/engines/crash/math';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefused, type FrameSession, type Refused } from '../../core/call.ts';
import { balanceOf, playerAccount } from '../../ledger/ledger.ts';
import { endGrantsOf } from '../../bonus/move-grant.ts';
import { giveBonus } from '../../testing/bonus.ts';
import { cardRules } from '../../testing/card-rules.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { noRound, readBetConditions } from '../gates/bet-conditions.ts';
import { placeBet } from '../play/bet.ts';
import { actOnRound, showRound } from '../frame/frame-rounds.ts';
import { partsOf } from './fund-stake.ts';
import type { GameContext } from '../game-context.ts';
import type { RoundRow } from '../rows.ts';
import type { StakeGate } from '../gates/stake-gate.ts';
import { voidOpenRounds } from '../play/void-open-rounds.ts';
import { RoundConflict, writeRound } from '../play/write-round.ts';

let player: TestCaller;
let playerId: number;

const flight = { engine: 'crash', stake_cents: 1_000, auto_collect_hundredths: null } as const;

const moneyIn = (kind: 'cash' | 'bonus') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const money = async () => ({ cash: await moneyIn('cash'), bonus: await moneyIn('bonus') });
/** Number of entries in the player's wallet. */
const entries = async () =>
  (
    await platform.db.query<{ count: number }>(
      `SELECT sum(entry_count)::int AS count FROM ledger_accounts
       WHERE owner = $1 AND kind IN ('cash', 'bonus') AND currency = 'EUR'`,
      [`player:${playerId}`],
    )
  )[0]?.count;

async function frameIn(game: string): Promise<FrameSession> {
  const { sessionId } = await openFrameOf(platform, player, game, 'real');
  return { id: sessionId, playerId, currency: 'EUR', real: true };
}
const made = (round: Round | Refused): Round => {
  if (isRefused(round)) throw new Error(round.refused);
  return round;
};
const bet = async (context: GameContext, frame: FrameSession, input: object = flight): Promise<Round> =>
  made(await placeBet(context, frame, { id: randomUUID(), input: input as BetBody['input'] }));
const act = (context: GameContext, frame: FrameSession, round: string, name: string, id: string = randomUUID()) =>
  actOnRound(context, frame.id, round, { act_id: id, act: { name } } as ActBody, platform.deps.now());

/** The balance events that the player's other tabs receive while `work` runs. */
async function eventsDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  await platform.open.outbox.flush();
  const published = vi.spyOn(platform.open.hub, 'deliver');
  try {
    await work();
    await platform.open.outbox.flush();
    const channel = privateChannel('balance', playerId);
    return published.mock.calls.flatMap(([event]) => (event.channel === channel ? [event.data] : []));
  } finally {
    published.mockRestore();
  }
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  platform.clock.advance(70_000);
  await platform.jobs.runDue();
  // Marks all rounds as shown. Otherwise a new frame would be sent the rounds of the two-card test game.
  await platform.db.query('UPDATE game_rounds SET shown_at = closed_at');
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
  await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
});

describe('balance events when a round moves money', () => {
  it.each([
    ['cash alone', 25_000, 1],
    ['cash and bonus money', 1_500, 2],
  ] as const)(
    'balance events report the cash and bonus balances after every move, for a stake from %s [PX-10]',
    async (_what, cents, legs) => {
      await giveMoney(platform, 'demo@liftoff.test', 'EUR', cents);
      if (legs === 2) await giveBonus(platform, playerId, { amount: 10_000n });
      const context = testGameContext(platform, {}, cardRules);
      const frame = await frameIn('rocket-x');
      const [before, first] = [await money(), (await entries()) ?? 0];
      let id = '';
      const told = await eventsDuring(async () => {
        ({ id } = await bet(context, frame, legs === 2 ? { ...flight, stake_cents: 2_000 } : flight));
      });
      const after = legs === 2 ? { cash: 0n, bonus: 9_500n } : { ...before, cash: before.cash - 1_000n };
      const event = {
        currency: 'EUR',
        amount_cents: Number(after.cash),
        bonus_cents: Number(after.bonus),
        seq: first + legs,
        since: first,
      };
      expect(told).toEqual([event]);
      expect(await money()).toEqual(after);
      const ended = await eventsDuring(() => act(context, frame, id, 'stand'));
      const { win_cents: win } = made(await showRound(context, frame.id, id, 0));
      const moved = win === 0 ? [] : [expect.objectContaining({ since: first + legs, seq: first + 2 * legs })];
      expect(ended).toEqual(moved);
    },
  );

  it('a stake and a win of bonus money alone have new numbers and an unchanged cash balance [RT-012]', async () => {
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
    await giveBonus(platform, playerId, { amount: 10_000n });
    const context = testGameContext(platform, {}, cardRules);
    const frame = await frameIn('rocket-x');
    const since = (await entries()) ?? 0;
    let id = '';
    const told = await eventsDuring(async () => {
      const round = await bet(context, frame);
      id = round.id;
      expect(round).toMatchObject({ balance_cents: 0, bonus_cents: 9_000 });
      expect(await act(context, frame, id, 'double')).toMatchObject({ balance_cents: 0, bonus_cents: 8_000 });
    });
    const event = { currency: 'EUR', amount_cents: 0 };
    expect(told).toEqual([
      { ...event, bonus_cents: 9_000, seq: since + 1, since },
      { ...event, bonus_cents: 8_000, seq: since + 2, since: since + 1 },
    ]);
    const ended = made(await act(context, frame, id, 'stand'));
    expect(ended.bonus_cents).toBe(8_000 + Number(ended.win_cents));
  });
});

describe('the money of a round', () => {
  it("a round's real money is in the ledger, and never in the session's play-money balance", async () => {
    const context = testGameContext(platform, {}, cardRules);
    const frame = await frameIn('rocket-x');
    const { id } = await bet(context, frame);
    await act(context, frame, id, 'stand');
    expect(await platform.db.query('SELECT purse FROM game_sessions WHERE id = $1', [frame.id])).toEqual([
      { purse: 0n },
    ]);
  });

  it('a round that settles immediately is recorded as a fact', async () => {
    const slot = await frameIn('deep-sea-salvage');
    const { id } = await bet(testGameContext(platform), slot, { engine: 'slot', stake_cents: 100 });
    const facts = await platform.db.query(`SELECT kind FROM facts WHERE data->>'round' = $1`, [id]);
    expect(facts).toEqual([{ kind: 'round_settled' }]);
  });

  it('rounds older than the parts of a stake count as paid in cash, and older parts have no grant', () => {
    expect(partsOf({ funding: null, stake: 501n })).toEqual([{ source: 'cash', grant: null, amount: 501n }]);
    const funding = [{ source: 'bonus', amount: '501' }] as const;
    expect(partsOf({ funding, stake: 501n })).toEqual([{ source: 'bonus', grant: null, amount: 501n }]);
  });
});

describe('conditions and responses of bets and acts', () => {
  it('a gate receives whether a stake opens a round or is added to one', async () => {
    const asked: [bigint, boolean][] = [];
    const gate: StakeGate = async (_tx, { stake, opens }) => (asked.push([stake, opens]), null);
    const context = testGameContext(platform, { gates: [gate] }, cardRules);
    const frame = await frameIn('rocket-x');
    const { id } = await bet(context, frame);
    await act(context, frame, id, 'double');
    await act(context, frame, id, 'stand');
    expect(asked).toEqual([
      [1_000n, true],
      [1_000n, false],
    ]);
  });

  it('a guest playing a demo has no age, play time or site session to check', async () => {
    const guest = await openFrameOf(platform, platform.caller(), 'rocket-x', 'demo');
    const conditions = await platform.db.transaction(tx => readBetConditions(tx, guest.sessionId, noRound));
    expect(conditions).toMatchObject({ player: null, playTime: null, busy: false });
  });

  it('a repeated bet whose seeds no longer exist gets the final state of its round', async () => {
    const context = testGameContext(platform);
    const frame = await frameIn('rocket-x');
    const placed = { id: randomUUID(), input: flight };
    made(await placeBet(context, frame, placed));
    const move = 'UPDATE game_seed_pairs SET number = number + $2 WHERE owner = $1';
    await platform.db.query(move, [`player:${playerId}`, 1_000]);
    platform.clock.advance(70_000);
    await showRound(context, frame.id, placed.id, 0);
    expect(await placeBet(context, frame, placed)).toMatchObject({ id: placed.id, state: 'rolled_back' });
    await platform.db.query(move, [`player:${playerId}`, -1_000]);
  });

  it('a repeated act that ended a round gets the current balance if none was stored', async () => {
    const context = testGameContext(platform, {}, cardRules);
    const frame = await frameIn('rocket-x');
    const { id } = await bet(context, frame);
    const actId = randomUUID();
    const ended = made(await act(context, frame, id, 'stand', actId));
    await platform.db.query('UPDATE game_rounds SET close_balance = NULL WHERE id = $1', [id]);
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 777);
    expect(await act(context, frame, id, 'stand', actId)).toEqual({ ...ended, balance_cents: 777 });
  });

  it('a bet on a private wheel cannot be taken back', async () => {
    const context = testGameContext(platform);
    const frame = await frameIn('roulette-royale');
    const { id } = await bet(context, frame, { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 100 }] });
    expect(await act(context, frame, id, 'roll_back')).toMatchObject({ refused: 'not_found' });
  });

  it('writing a round that already exists throws a conflict and changes nothing', async () => {
    const frame = await openFrameOf(platform, player, 'rocket-x', 'demo');
    const placed = await frame.bet(randomUUID(), flight);
    const [round] = await platform.db.query<RoundRow>('SELECT * FROM game_rounds WHERE id = $1', [placed.body.id]);
    if (round === undefined) throw new Error('The round was not written');
    const moves = { values: null, purse: { real: 5n, bonus: 0n }, wallet: null };
    const own = { staked: 0n, returned: 0n };
    const again = () =>
      platform.db.transaction(tx => writeRound(tx, { round, moves, own, usesNonce: true, events: [], fact: null }));
    const read = () => platform.db.query('SELECT purse, staked FROM game_sessions WHERE id = $1', [frame.sessionId]);
    const before = await read();
    await expect(again()).rejects.toBeInstanceOf(RoundConflict);
    expect(await read()).toEqual(before);
  });
});

it('a round that is collected while all open rounds are being rolled back is paid and not rolled back [C25]', async () => {
  const context = testGameContext(platform);
  const frame = await frameIn('rocket-x');
  for (;;) {
    const before = await money();
    const { id } = await bet(context, frame);
    platform.clock.advance(elapsedFor(110));
    const lock = { text: 'SELECT FROM game_sessions WHERE id = $1 FOR UPDATE', values: [frame.id] };
    const [collected] = await behindLock(platform.db, lock, [
      { waits: true, run: () => act(context, frame, id, 'collect') },
      { waits: true, run: () => platform.db.transaction(tx => voidOpenRounds(tx, context, playerId)) },
    ]);
    if (!isRefused(collected)) {
      expect(collected).toMatchObject({ state: 'settled', win_cents: 1_100 });
      expect(await money()).toEqual({ ...before, cash: before.cash + 100n });
      return;
    }
    platform.clock.advance(70_000);
  }
});
