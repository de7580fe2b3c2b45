import type { Outcome } from '@liftoff/contract/game';
import type { Tx } from '../database/database.ts';
import { insertEvents, wakeAfter, type OutboxEvent } from '../realtime/outbox.ts';
import type { SettledRound } from './listeners.ts';
import { movePurse, type Move } from './purse.ts';
import type { Room } from './room.ts';
import { balanceEvents, winEvents } from './round-events.ts';
import type { RoundRow } from './rows.ts';
import type { Seat } from './seat.ts';
import { tellListeners } from './tell-listeners.ts';

/** A round as its engine hands it over, to be written with its money. */
export interface NewRound {
  readonly id: string;
  readonly input: RoundRow['input'];
  readonly stake: bigint;
  /** Null: the round stays open and only the stake moves. */
  readonly win: bigint | null;
  readonly outcome: Outcome;
  readonly pair: number;
  readonly nonce: number;
  readonly tableRound: number | null;
  /** The committed numbers of the round, for those who draw from a domain of their own. */
  readonly draw: SettledRound['draw'];
  /** Whether the round used up a nonce of the player's own pair. */
  readonly usesNonce: boolean;
}

export interface Recorded {
  readonly round: RoundRow;
  readonly balance: bigint;
}

/** Someone else wrote this round, or opened another, between our reading and our writing: read again. */
export class RoundConflict extends Error {}

/**
 * Writes a round in the caller's transaction: money, round, nonce, session and events, all or nothing. Answers null
 * when the money does not suffice. Throws RoundConflict when the round has been written meanwhile.
 */
export async function recordRound(tx: Tx, room: Room, seat: Seat, fresh: NewRound): Promise<Recorded | null> {
  const { session } = seat;
  const now = room.deps.now();
  const win = fresh.win ?? 0n;
  const moves: Move[] = [{ kind: 'stake', amount: -fresh.stake }];
  if (win > 0n) moves.push({ kind: 'win', amount: win });
  const moved = await movePurse(tx, room.deps, session, fresh.id, moves);
  if (moved.outcome === 'duplicate') throw new RoundConflict();
  if (moved.outcome !== 'posted') return null;
  const played = roundOf(seat, fresh, now);
  const award = fresh.win === null ? null : await tellListeners(tx, room, played, win, fresh.draw);
  const balance = award?.balance ?? moved.balance;
  const round = award === null ? played : { ...played, jackpot_win: award.jackpotWin };
  const after = { balance, seq: award?.seq ?? moved.seq, bonus: seat.bonus };
  const events = [...balanceEvents(session, after), ...(fresh.win === null ? [] : winEvents(round, now))];
  await writeRound(tx, seat, round, fresh.usesNonce, balance, events);
  return { round, balance };
}

function roundOf({ session }: Seat, fresh: NewRound, now: Date): RoundRow {
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
    pair: fresh.pair,
    nonce: fresh.nonce,
    table_round: fresh.tableRound === null ? null : BigInt(fresh.tableRound),
    input: fresh.input,
    outcome: fresh.outcome,
    opened_at: now,
    closed_at: fresh.win === null ? null : now,
  };
}

const writeSql = `
  WITH written AS (
    INSERT INTO game_rounds (owner, id, session_id, player_id, nickname, game, mode, currency, state, stake, win,
      jackpot_win, pair, nonce, table_round, input, outcome, opened_at, closed_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::jsonb, $17::jsonb, $18, $19)
    ON CONFLICT DO NOTHING RETURNING id
  ), counted AS (
    UPDATE game_seed_pairs SET nonce = nonce + 1
    WHERE $20 AND owner = $1 AND game = $6 AND number = $13 AND EXISTS (SELECT FROM written)
  ), told AS (
    ${insertEvents(22)}
  )
  UPDATE game_sessions SET last_bet_at = $18, staked = staked + $10, returned = returned + $11, purse = $21
  WHERE id = $3 AND EXISTS (SELECT FROM written) RETURNING id`;

async function writeRound(
  tx: Tx,
  seat: Seat,
  round: RoundRow,
  usesNonce: boolean,
  balance: bigint,
  events: readonly OutboxEvent[],
): Promise<void> {
  const rows = await tx.query(writeSql, [
    round.owner,
    round.id,
    round.session_id,
    round.player_id,
    round.nickname,
    round.game,
    round.mode,
    round.currency,
    round.state,
    round.stake,
    round.win,
    round.jackpot_win,
    round.pair,
    round.nonce,
    round.table_round,
    JSON.stringify(round.input),
    JSON.stringify(round.outcome),
    round.opened_at,
    round.closed_at,
    usesNonce,
    seat.session.mode === 'demo' ? balance : 0n,
    JSON.stringify(events),
  ]);
  if (rows.length === 0) throw new RoundConflict();
  if (events.length > 0) wakeAfter(tx);
}
