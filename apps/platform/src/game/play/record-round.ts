import type { Outcome } from '@liftoff/contract/game/game';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { emitAll } from '../../realtime/outbox.ts';
import type { SettledRound } from '../../facts/round-listener.ts';
import { fundingText, fundStake, stakeLegs, winLegs } from '../money/fund-stake.ts';
import { planMoves, type Move } from '../money/purse.ts';
import type { FundingPart } from '../money/stake-funding.ts';
import type { GameContext } from '../game-context.ts';
import { winEvents } from './round-events.ts';
import { balanceEvents } from '../../wallet/balance-event.ts';
import type { WalletBalance } from '../../ledger/ledger.ts';
import { roundFact } from './round-fact.ts';
import type { RoundRow } from '../rows.ts';
import type { LockedBet } from './lock-bet.ts';
import { payAwards, notifyListeners } from './notify-listeners.ts';
import { writeRound } from './write-round.ts';

/** A round as its engine computed it, to be written together with its money. */
export interface NewRound {
  readonly id: string;
  readonly input: RoundRow['input'];
  readonly stake: bigint;
  /** The win; `null` if the round stays open and only the stake moves. */
  readonly win: bigint | null;
  readonly outcome: Outcome;
  readonly pair: number;
  readonly nonce: number;
  readonly tableRound: number | null;
  /** Draws from the round's committed numbers, for consumers that draw from a separate domain. */
  readonly draw: SettledRound['draw'];
  /** Whether the round uses up a nonce of the player's own seed pair. */
  readonly usesNonce: boolean;
}

export interface Recorded {
  readonly round: RoundRow;
  readonly balance: bigint;
}

/**
 * Writes a round in the caller's transaction: money, round, nonce, session and events, all or nothing. Returns `null`
 * if there is not enough money. Throws `RoundConflict` if the round was written concurrently.
 */
export async function recordRound(
  tx: Tx,
  context: GameContext,
  locked: LockedBet,
  fresh: NewRound,
): Promise<Recorded | null> {
  const { session, at: now } = locked;
  const win = fresh.win ?? 0n;
  const { funding } = context;
  const parts = locked.accounts && (await fundStake(tx, funding, session, locked.accounts, fresh.stake));
  if (parts === null && locked.accounts !== null) return null;
  const moves: Move[] = [
    { kind: 'stake', amount: -fresh.stake, legs: parts === null ? [] : stakeLegs(funding, session, parts) },
  ];
  if (win > 0n)
    moves.push({ kind: 'win', amount: win, legs: parts === null ? [] : winLegs(funding, session, parts, win) });
  const planned = planMoves(locked.accounts, session, fresh.id, moves, now);
  if (planned === null) return null;
  const round = roundOf(locked, fresh, planned.balance, parts, now);
  const settled = fresh.win !== null;
  const pays = settled ? await notifyListeners(tx, context, round, win, fresh.draw) : [];
  const wins = settled ? winEvents(round, now) : [];
  const reported = (wallet: WalletBalance | null) => [...balanceEvents([wallet]), ...wins];
  const writing = { round, moves: planned, usesNonce: fresh.usesNonce };
  if (pays.length === 0) {
    await writeRound(tx, { ...writing, events: reported(planned.wallet), fact: roundFact(round, 0n) });
    return { round, balance: planned.balance };
  }
  await writeRound(tx, { ...writing, events: [], fact: null });
  const award = await payAwards(tx, round, pays);
  const fact = roundFact(round, award?.jackpotWin ?? 0n);
  if (fact !== null) await recordFact(tx, fact);
  if (award === null) {
    await emitAll(tx, reported(planned.wallet));
    return { round, balance: planned.balance };
  }
  const { since = award.wallet.since } = planned.wallet ?? {};
  await emitAll(tx, reported({ ...award.wallet, since }));
  await tx.query('UPDATE game_rounds SET jackpot_win = $3, bet_balance = $4 WHERE owner = $1 AND id = $2', [
    round.owner,
    round.id,
    award.jackpotWin,
    award.wallet.cash,
  ]);
  return { round: { ...round, jackpot_win: award.jackpotWin, jackpot_wins: award.wins }, balance: award.wallet.cash };
}

function roundOf(
  { session }: LockedBet,
  fresh: NewRound,
  balance: bigint,
  parts: readonly FundingPart[] | null,
  now: Date,
): RoundRow {
  return {
    owner: session.owner,
    id: fresh.id,
    session_id: session.id,
    player_id: session.player_id,
    nickname: session.nickname,
    game: session.game,
    mode: session.mode,
    currency: session.currency,
    state: fresh.win === null ? 'open' : 'settled',
    stake: fresh.stake,
    win: fresh.win ?? 0n,
    jackpot_win: null,
    jackpot_wins: null,
    pair: fresh.pair,
    nonce: fresh.nonce,
    table_round: fresh.tableRound === null ? null : BigInt(fresh.tableRound),
    input: fresh.input,
    outcome: fresh.outcome,
    opened_at: now,
    closed_at: fresh.win === null ? null : now,
    bet_balance: balance,
    close_balance: null,
    funding: parts === null ? null : fundingText(parts),
    acts: [],
  };
}
