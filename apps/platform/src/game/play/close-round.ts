import type { Outcome } from '@liftoff/contract/game/game';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import type { Leg } from '../../ledger/ledger.ts';
import { emitAll } from '../../realtime/outbox.ts';
import type { RoundAward, SettledRound } from '../../facts/round-listener.ts';
import { fundingOf, returnLegs, winLegs } from '../money/fund-stake.ts';
import { movePurse, purseOf } from '../money/purse.ts';
import type { GameContext } from '../game-context.ts';
import { winEvents } from './round-events.ts';
import { balanceEvents } from '../../wallet/balance-event.ts';
import { roundFact } from './round-fact.ts';
import { roundColumns, gameSessionColumns, type RoundRow, type GameSessionRow } from '../rows.ts';
import { payAwards, notifyListeners } from './notify-listeners.ts';

/** The end of a round that is decided by its committed numbers. `paid` can be zero. */
interface WinEnding {
  readonly kind: 'win';
  readonly paid: bigint;
  readonly outcome: Outcome;
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
): Promise<{ round: RoundRow; balance: bigint }> {
  if (round.state !== 'open') throw new Error(`Round ${round.id} is closed already`);
  const now = context.deps.now();
  const paid = ending.kind === 'win' ? ending.paid : round.stake;
  const moved =
    paid > 0n
      ? await movePurse(tx, context.deps, session, round.id, [
          { kind: ending.kind, amount: paid, legs: legsOf(context, round, ending, paid) },
        ])
      : { outcome: 'posted' as const, balance: await purseOf(tx, session), wallet: null };
  if (moved.outcome !== 'posted') throw new Error(`Round ${round.id} could not be paid: ${moved.outcome}`);
  const settled = ending.kind === 'win';
  const award = ending.kind === 'win' ? await reward(tx, context, round, ending) : null;
  const balance = award?.wallet.cash ?? moved.balance;
  const closed: RoundRow = {
    ...round,
    state: settled ? 'settled' : 'rolled_back',
    win: settled ? paid : 0n,
    jackpot_win: award?.jackpotWin ?? null,
    jackpot_wins: award?.wins ?? null,
    outcome: ending.outcome,
    closed_at: now,
    close_balance: balance,
  };
  await tx.query(closeSql, [
    round.owner,
    round.id,
    closed.state,
    closed.win,
    closed.jackpot_win,
    JSON.stringify(closed.outcome),
    now,
    settled ? 0n : paid,
    session.mode === 'demo' ? balance : 0n,
    session.id,
    balance,
  ]);
  const wallet = award === null ? moved.wallet : { ...award.wallet, since: (moved.wallet ?? award.wallet).since };
  const events = balanceEvents([wallet]);
  await emitAll(tx, settled ? [...events, ...winEvents(closed, now)] : events);
  const fact = roundFact(closed, award?.jackpotWin ?? 0n);
  if (fact !== null) await recordFact(tx, fact);
  return { round: closed, balance };
}

/**
 * The legs of a payment. A returned stake goes back to its sources, and a win is split between the sources that paid
 * the stake.
 */
function legsOf({ funding }: GameContext, round: RoundRow, { kind }: Ending, paid: bigint): Leg[] {
  if (round.mode === 'demo') return [];
  const parts = fundingOf(round);
  return kind === 'roll_back' ? returnLegs(funding, round, parts) : winLegs(funding, round, parts, paid);
}

async function reward(tx: Tx, context: GameContext, round: RoundRow, ending: WinEnding): Promise<RoundAward | null> {
  return payAwards(tx, round, await notifyListeners(tx, context, round, ending.paid, ending.draw));
}

// A returned stake does not count as staked, so it is subtracted from the session's total.
const closeSql = `
  WITH closed AS (
    UPDATE game_rounds SET state = $3, win = $4, jackpot_win = $5, outcome = $6::json, closed_at = $7, close_balance = $11
    WHERE owner = $1 AND id = $2
  )
  UPDATE game_sessions SET returned = returned + $4, staked = staked - $8, purse = $9 WHERE id = $10`;
