import type { Outcome } from '@liftoff/contract/game/game';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { spinSetIn } from '@liftoff/rules/bonus/stake-part';
import { playerAccount, stateIn } from '../../ledger/ledger.ts';
import { emitAll } from '../../realtime/outbox.ts';
import { awardsOf, type RoundAwards, type SettledRound } from '../../facts/round-listener.ts';
import { contributionOf, partsOf } from '../money/fund-stake.ts';
import { grantOf, returnStep, winStep, type PaidRound, type RoundStep } from '../money/grant-moves.ts';
import { returnSpinStep, winSpinStep } from '../money/spin-moves.ts';
import { moneyOf } from '../money/money-of.ts';
import { movePurse, ownIn, purseOf, purseOfWallet, roundParties, type Purse } from '../money/purse.ts';
import type { EngineGame } from '../engine-game.ts';
import { lockParties } from './lock-bet.ts';
import type { GameContext } from '../game-context.ts';
import { winEvents } from './round-events.ts';
import { balanceEvents } from '../../wallet/balance-event.ts';
import { rolledBackFact, settledFact } from './round-fact.ts';
import { roundColumns, gameSessionColumns, type RoundRow, type GameSessionRow } from '../rows.ts';
import { payAwards, notifyListeners } from './notify-listeners.ts';

/** The end of a round that is decided by its committed numbers. `paid` can be zero. */
interface WinEnding {
  readonly kind: 'win';
  readonly paid: bigint;
  readonly outcome: Outcome;
  readonly game: EngineGame;
  /** Amount that counts as wagering only now that the round is settled. */
  readonly counts: bigint;
  /** Draws from the round's committed numbers, for consumers that draw from a separate domain. */
  readonly draw: SettledRound['draw'];
}

/** How an open round ends: settled with a win (possibly zero), or rolled back with its stake returned. */
export type Ending = WinEnding | { readonly kind: 'roll_back'; readonly outcome: Outcome };

/**
 * A locked round with the session in which it was placed. Even if the session has ended since, the money is paid
 * [B27].
 */
export interface LockedRound {
  readonly round: RoundRow;
  readonly session: GameSessionRow;
}

/** Locks a round and its session; `null` if the owner has no round with this id. */
export async function lockRound(tx: Tx, owner: string, id: string): Promise<LockedRound | null> {
  // Locks the session first, as a bet does: all work on one player's game waits for that row.
  const [session] = await tx.query<GameSessionRow>(
    `SELECT ${gameSessionColumns} FROM game_sessions s
     WHERE s.id = (SELECT r.session_id FROM game_rounds r WHERE r.owner = $1 AND r.id = $2) FOR UPDATE`,
    [owner, id],
  );
  if (session === undefined) return null;
  const [round] = await tx.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r WHERE r.owner = $1 AND r.id = $2 FOR UPDATE`,
    [owner, id],
  );
  return round === undefined ? null : { round, session };
}

/**
 * Closes an open round exactly once: money, round, session and events together [I6]. Returns the closed round and the
 * balance after it. The caller must hold the round's lock and must have checked that the round is open.
 */
export async function closeRound(
  tx: Tx,
  context: GameContext,
  { round, session }: LockedRound,
  ending: Ending,
): Promise<{ round: RoundRow; purse: Purse }> {
  if (round.state !== 'open') throw new Error(`Round ${round.id} is closed already`);
  const now = context.deps.now();
  const paid = ending.kind === 'win' ? ending.paid : round.stake;
  const step = await stepOf(tx, context, { round, session }, ending);
  const moved =
    step.moves.length > 0
      ? await movePurse(tx, context.deps, session, round.id, step.moves)
      : { outcome: 'posted' as const, purse: await purseOf(tx, session), wallet: null };
  if (moved.outcome !== 'posted') throw new Error(`Round ${round.id} could not be paid: ${moved.outcome}`);
  const settled = ending.kind === 'win';
  const award = ending.kind === 'win' ? await reward(tx, context, round, ending) : null;
  const jackpots = award && awardsOf('jackpot', award);
  const purse = award === null ? moved.purse : purseOfWallet(award.wallet);
  const closed: RoundRow = {
    ...round,
    state: settled ? 'settled' : 'rolled_back',
    win: settled ? paid : 0n,
    jackpot_win: jackpots?.sum ?? null,
    jackpot_wins: jackpots?.details ?? null,
    outcome: ending.outcome,
    closed_at: now,
    close_balance: purse.real,
    close_bonus: purse.bonus,
    contribution: step.contributed && { grant: step.contributed.grant, amount: step.contributed.amount.toString() },
  };
  await tx.query(closeSql, [
    round.owner,
    round.id,
    closed.state,
    closed.win,
    closed.jackpot_win,
    JSON.stringify(closed.outcome),
    now,
    ownIn(step.moves, 'roll_back'),
    session.mode === 'demo' ? purse.real : 0n,
    session.id,
    purse.real,
    purse.bonus,
    ownIn(step.moves, 'win'),
    closed.contribution === null ? null : JSON.stringify(closed.contribution),
  ]);
  const wallet = award === null ? moved.wallet : { ...award.wallet, since: (moved.wallet ?? award.wallet).since };
  const events = balanceEvents([wallet]);
  await emitAll(tx, settled ? [...events, ...winEvents(closed, now)] : events);
  const fact = settled ? settledFact(closed, jackpots?.sum ?? 0n) : rolledBackFact(round, now);
  if (fact !== null) await recordFact(tx, fact);
  return { round: closed, purse };
}

/**
 * Stores the new state of the round's grant or free spins, and returns the moves of money that end the round. A
 * returned stake goes back to its sources, and a win is split between them.
 */
async function stepOf(
  tx: Tx,
  context: GameContext,
  { round, session }: LockedRound,
  ending: Ending,
): Promise<RoundStep> {
  const none = { grant: null, contributed: null };
  const amount = ending.kind === 'win' ? ending.paid : round.stake;
  if (session.mode === 'demo') return { moves: amount > 0n ? [{ kind: ending.kind, amount, legs: [] }] : [], ...none };
  const paid = { owner: session, id: round.id, parts: partsOf(round), contribution: contributionOf(round) };
  const set = spinSetIn(paid.parts);
  if (set !== null) return await spinStepOf(tx, context, session, paid, { set, ending });
  const { before, cash } = await lockGrant(tx, context, session, grantOf(paid));
  const step =
    ending.kind === 'win'
      ? winStep(paid, before, { win: ending.paid, counts: ending.counts, game: ending.game })
      : returnStep(paid, before, cash);
  if (before !== null && step.grant !== null)
    await context.grants.save(tx, before.state, step.grant, context.deps.now());
  return step;
}

/** Ends a round that a free spin paid, under the lock of its wallet. */
async function spinStepOf(
  tx: Tx,
  { spinSets, deps }: GameContext,
  session: GameSessionRow,
  paid: PaidRound,
  { set, ending }: { readonly set: number; readonly ending: Ending },
): Promise<RoundStep> {
  await lockParties(tx, roundParties(session, true));
  const before = await spinSets.byId(tx, set);
  const step = ending.kind === 'win' ? winSpinStep(paid, before, ending.paid) : returnSpinStep(paid, before);
  if (step.spins !== undefined) await spinSets.save(tx, before.state, step.spins, { round: paid.id, at: deps.now() });
  return step;
}

/** Locks the round's wallet and reads its grant, if it has one, and the player's cash. */
async function lockGrant(tx: Tx, { grants }: GameContext, session: GameSessionRow, id: number | null) {
  if (id === null) return { before: null, cash: 0n };
  const { playerId, currency } = moneyOf(session);
  const accounts = await lockParties(tx, roundParties(session, false));
  return {
    before: await grants.byId(tx, id),
    cash: stateIn(accounts, playerAccount(playerId, 'cash', currency)).balance,
  };
}

async function reward(tx: Tx, context: GameContext, round: RoundRow, ending: WinEnding): Promise<RoundAwards | null> {
  return payAwards(tx, round, await notifyListeners(tx, context, round, ending.paid, ending.draw));
}

// A returned stake does not count as staked, so it is subtracted from the session's total.
const closeSql = `
  WITH closed AS (
    UPDATE game_rounds SET state = $3, win = $4, jackpot_win = $5, outcome = $6::json, closed_at = $7,
      close_balance = $11, close_bonus = $12, contribution = $14::jsonb
    WHERE owner = $1 AND id = $2
  )
  UPDATE game_sessions SET returned = returned + $13, staked = staked - $8, purse = $9 WHERE id = $10`;
