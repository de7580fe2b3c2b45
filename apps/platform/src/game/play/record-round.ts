import type { Outcome } from '@liftoff/contract/game/game';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { emitAll } from '../../realtime/outbox.ts';
import { awardsOf, type SettledRound } from '../../facts/round-listener.ts';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import { spinSetIn } from '@liftoff/rules/bonus/stake-part';
import type { EngineGame } from '../engine-game.ts';
import { partRows } from '../money/fund-stake.ts';
import { grantOf, takeStep, winStep, type PaidRound, type RoundFunding, type RoundStep } from '../money/grant-moves.ts';
import { takeSpinStep, winSpinStep } from '../money/spin-moves.ts';
import { ownIn, planMoves, purseOfWallet, type Move, type Purse } from '../money/purse.ts';
import type { GameContext } from '../game-context.ts';
import { winEvents } from './round-events.ts';
import { balanceEvents } from '../../wallet/balance-event.ts';
import type { WalletBalance } from '../../ledger/ledger.ts';
import { settledFact } from './round-fact.ts';
import type { RoundRow } from '../rows.ts';
import type { LockedBet } from './lock-bet.ts';
import { payAwards, notifyListeners } from './notify-listeners.ts';
import { writeRound } from './write-round.ts';

/** A round as its engine computed it, to be written together with its money. */
export interface NewRound {
  readonly id: string;
  readonly input: RoundRow['input'];
  readonly game: EngineGame;
  readonly stake: bigint;
  /** What pays the stake. Play money has no parts. */
  readonly funding: RoundFunding;
  /** Amount that counts as wagering only once the round is settled. */
  readonly countsAtEnd: bigint;
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
  readonly purse: Purse;
}

/**
 * Writes a round in the caller's transaction: money, grant, round, nonce, session and events, all or nothing. The
 * stake must have been funded under the same locks. Throws `RoundConflict` if the round was written concurrently.
 */
export async function recordRound(tx: Tx, context: GameContext, locked: LockedBet, fresh: NewRound): Promise<Recorded> {
  const { session, at: now } = locked;
  const win = fresh.win ?? 0n;
  const step = stepOf(locked, fresh);
  const planned = planMoves(locked.accounts, session, fresh.id, step.moves, now);
  if (planned === null) throw new Error(`Round ${fresh.id} was funded and cannot be paid`);
  const round = roundOf(locked, fresh, planned.purse, step);
  const settled = fresh.win !== null;
  const pays = settled ? await notifyListeners(tx, context, round, win, fresh.draw) : [];
  const wins = settled ? winEvents(round, now) : [];
  const reported = (wallet: WalletBalance | null) => [...balanceEvents([wallet]), ...wins];
  const own = { staked: -ownIn(step.moves, 'stake'), returned: ownIn(step.moves, 'win') };
  const writing = { round, moves: planned, own, usesNonce: fresh.usesNonce };
  const saved = saveFunding(tx, context, locked, fresh.id, step);
  if (pays.length === 0) {
    await Promise.all([
      writeRound(tx, { ...writing, events: reported(planned.wallet), fact: settledFact(round, 0n) }),
      saved,
    ]);
    return { round, purse: planned.purse };
  }
  await Promise.all([writeRound(tx, { ...writing, events: [], fact: null }), saved]);
  const award = await payAwards(tx, round, pays);
  const jackpots = award && awardsOf('jackpot', award);
  const fact = settledFact(round, jackpots?.sum ?? 0n);
  if (fact !== null) await recordFact(tx, fact);
  if (award === null || jackpots === null) {
    await emitAll(tx, reported(planned.wallet));
    return { round, purse: planned.purse };
  }
  const { since = award.wallet.since } = planned.wallet ?? {};
  await emitAll(tx, reported({ ...award.wallet, since }));
  const purse = purseOfWallet(award.wallet);
  await tx.query(
    'UPDATE game_rounds SET jackpot_win = $3, bet_balance = $4, bet_bonus = $5 WHERE owner = $1 AND id = $2',
    [round.owner, round.id, jackpots.sum, purse.real, purse.bonus],
  );
  return { round: { ...round, jackpot_win: jackpots.sum, jackpot_wins: jackpots.details }, purse };
}

/** The moves of the stake and, if the round is settled at once, of the win, with the grant's state after both. */
function stepOf(
  { session, grants, spins }: LockedBet,
  { id, game, stake, funding, win, countsAtEnd }: NewRound,
): RoundStep {
  if (session.mode === 'demo') return { moves: demoMoves(stake, win ?? 0n), grant: null, contributed: null };
  const paid = { owner: session, id, parts: funding.parts, contribution: funding.contribution };
  if (spins !== null && spinSetIn(funding.parts) === spins.id) return spinStep(paid, spins, win);
  const before = grants.find(each => each.id === grantOf(funding)) ?? null;
  const taken = takeStep(paid, before);
  if (win === null) return taken;
  const closed = winStep(paid, taken.grant, { win, counts: countsAtEnd, game });
  return { ...closed, moves: [...taken.moves, ...closed.moves] };
}

function spinStep(paid: PaidRound, spins: PlayedSpins, win: bigint | null): RoundStep {
  const taken = takeSpinStep(paid, spins);
  if (win === null) return taken;
  const closed = winSpinStep(paid, taken.spins, win);
  return { ...closed, moves: [...taken.moves, ...closed.moves] };
}

const demoMoves = (stake: bigint, win: bigint): Move[] => [
  { kind: 'stake', amount: -stake, legs: [] },
  ...(win > 0n ? [{ kind: 'win' as const, amount: win, legs: [] }] : []),
];

/** Stores the state in which the round leaves its grant or its free spins. */
async function saveFunding(
  tx: Tx,
  { grants, spinSets }: GameContext,
  { grants: read, spins: set, at }: LockedBet,
  round: string,
  { grant: after, spins }: RoundStep,
): Promise<void> {
  if (set !== null && spins !== undefined) await spinSets.save(tx, set.state, spins, { round, at });
  const before = read.find(each => each.id === after?.id);
  if (before !== undefined && after !== null) await grants.save(tx, before.state, after, at);
}

function roundOf({ session, at: now }: LockedBet, fresh: NewRound, purse: Purse, { contributed }: RoundStep): RoundRow {
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
    bet_balance: purse.real,
    bet_bonus: purse.bonus,
    close_balance: null,
    close_bonus: 0n,
    funding: session.mode === 'demo' ? null : partRows(fresh.funding.parts),
    contribution: contributed && { grant: contributed.grant, amount: contributed.amount.toString() },
    acts: [],
  };
}
