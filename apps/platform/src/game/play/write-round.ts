import type { Tx } from '../../database/database.ts';
import { writePlaces, writeTransfers } from '../../ledger/ledger.ts';
import { factRow, insertFact } from '../../facts/record-fact.ts';
import type { NewFact } from '../../facts/fact.ts';
import { insertEvents, wakeAfter, type OutboxEvent } from '../../realtime/outbox.ts';
import type { PlannedMoves } from '../money/purse.ts';
import type { RoundRow } from '../rows.ts';

/** Number of SQL parameters for the round itself, without the ledger part. */
const roundPlaces = 27;

/** The statement for play money, which writes only the round. */
const demoSql = () => `WITH ${writeSql(1, '')}`;

/**
 * The statement for real money, which also writes the ledger entries and the settled fact. Writing them in a separate
 * statement would add a tenth to a bet's time.
 */
const realSql = () =>
  `WITH ${writeTransfers(1)}, happened AS (${insertFact(1 + writePlaces + roundPlaces)}),
   ${writeSql(1 + writePlaces, 'AND EXISTS (SELECT FROM fresh)')}`;

function writeSql(place: number, condition: string): string {
  const at = (offset: number): string => `$${place + offset}`;
  const columns = Array.from({ length: 14 }, (_, offset) => at(offset)).join(', ');
  return `written AS (
    INSERT INTO game_rounds (owner, id, session_id, player_id, nickname, game, mode, currency, state, stake, win,
      pair, nonce, table_round, input, outcome, opened_at, closed_at, bet_balance, funding, bet_bonus, contribution)
    VALUES (${columns}, ${at(14)}::jsonb, ${at(15)}::json, ${at(16)}, ${at(17)}, ${at(21)}, ${at(22)}::jsonb, ${at(23)},
      ${at(24)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING id
  ), counted AS (
    UPDATE game_seed_pairs SET nonce = nonce + 1
    WHERE ${at(18)} AND owner = ${at(0)} AND game = ${at(5)} AND number = ${at(11)} AND EXISTS (SELECT FROM written)
  ), told AS (
    ${insertEvents(place + 20)}
  )
  UPDATE game_sessions SET last_bet_at = ${at(16)}, staked = staked + ${at(25)}, returned = returned + ${at(26)},
    purse = ${at(19)}
  WHERE id = ${at(2)} AND EXISTS (SELECT FROM written) ${condition} RETURNING id`;
}

const demo = demoSql();
const real = realSql();

/**
 * Thrown if another call has written this round, or opened another round, between reading and writing. The caller
 * must read again.
 */
export class RoundConflict extends Error {}

/** A round to be written, with all rows that belong to it. */
export interface RoundWrite {
  readonly round: RoundRow;
  readonly moves: PlannedMoves;
  /** Own money staked and returned in the round, which the figures of the game session count. */
  readonly own: { readonly staked: bigint; readonly returned: bigint };
  /** Whether the round uses up a nonce of the player's own seed pair. */
  readonly usesNonce: boolean;
  readonly events: readonly OutboxEvent[];
  /** The fact to record if the round is settled and uses real money; otherwise `null`. */
  readonly fact: NewFact | null;
}

/**
 * Writes money, round, nonce, session, events and the fact in one statement, all or nothing. Throws `RoundConflict`
 * if the round or its transfers were written concurrently.
 */
export async function writeRound(tx: Tx, write: RoundWrite): Promise<void> {
  const { round, moves, own, usesNonce, events, fact } = write;
  const values = [
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
    round.pair,
    round.nonce,
    round.table_round,
    JSON.stringify(round.input),
    JSON.stringify(round.outcome),
    round.opened_at,
    round.closed_at,
    usesNonce,
    moves.values === null ? moves.purse.real : 0n,
    JSON.stringify(events),
    round.bet_balance,
    round.funding === null ? null : JSON.stringify(round.funding),
    round.bet_bonus,
    round.contribution === null ? null : JSON.stringify(round.contribution),
    own.staked,
    own.returned,
  ];
  const rows =
    moves.values === null
      ? await tx.query(demo, values)
      : await tx.query(real, [...moves.values, ...values, fact === null ? null : factRow(fact)]);
  if (rows.length === 0) throw new RoundConflict();
  if (events.length > 0) wakeAfter(tx);
}
