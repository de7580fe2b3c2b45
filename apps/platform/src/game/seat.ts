import { sessionAbsoluteMs, sessionIdleMs } from '../account/sessions.ts';
import type { FrameSession } from '../call.ts';
import type { Sql, Tx } from '../database/database.ts';
import {
  lockAccounts,
  lockedAccounts,
  lockKeys,
  readLocked,
  type LockedAccounts,
  type LockedRow,
  type Parties,
} from '../ledger/ledger.ts';
import { stakeParties } from './purse.ts';
import { pairColumns, roundColumns, sessionColumns, type PairRow, type RoundRow, type SessionRow } from './rows.ts';

/** What a bet is decided on, read under the locks of its session and seed pair. */
export interface Seat {
  readonly session: SessionRow;
  readonly pair: PairRow;
  /** A round of this id is there already: the answer to it is known. */
  readonly known: boolean;
  /** A round of one's own is open. */
  readonly busy: boolean;
  /** The site session it was opened from still stands (a demo of a guest has none). */
  readonly signedIn: boolean;
  /** When the site session last saw its player do something. */
  readonly seenAt: Date | null;
  /** A limit of some kind is in force. */
  readonly limited: boolean;
  readonly bonus: bigint;
  /** The ledger's rows that a round's money moves, under their locks; null for play money. */
  readonly accounts: LockedAccounts | null;
}

interface SeatRow extends SessionRow, PairRow {
  known: boolean;
  busy: boolean;
  signed_in: boolean;
  seen_at: Date | null;
  limited: boolean;
  bonus: bigint;
  accounts: readonly LockedRow[] | null;
}

// The session's lock first, then the ledger's: the order everyone takes them in.
const seatSql = `
  WITH seat AS MATERIALIZED (
  SELECT ${sessionColumns}, ${pairColumns},
    EXISTS (SELECT FROM game_rounds r WHERE r.owner = s.owner AND r.id = $2) AS known,
    EXISTS (SELECT FROM game_rounds r
      WHERE r.owner = s.owner AND r.game = s.game AND r.state = 'open' AND r.table_round IS NULL) AS busy,
    s.site_session IS NULL OR coalesce(x.ended_at IS NULL AND x.seen_at > $3 AND x.started_at > $4, false) AS signed_in,
    x.seen_at,
    s.player_id IS NOT NULL AND EXISTS (SELECT FROM user_limits l WHERE l.player_id = s.player_id) AS limited,
    coalesce((SELECT a.balance FROM ledger_accounts a
      WHERE a.owner = s.owner AND a.kind = 'bonus' AND a.currency = s.currency AND a.shard = 0), 0) AS bonus
  FROM game_sessions s
  JOIN game_seed_pairs p ON p.owner = s.owner AND p.game = s.game AND p.revealed_at IS NULL
  LEFT JOIN sessions x ON x.id = s.site_session
  WHERE s.id = $1 AND s.token_hash IS NOT NULL
  FOR UPDATE OF s, p
  )
  SELECT seat.*, ${lockedAccounts(5)} AS accounts FROM seat`;

/**
 * Locks a frame's session, its seeds and the ledger's rows of its money, and reads what the bet needs, in one statement;
 * null for no such session.
 */
export async function takeSeat(tx: Tx, frame: FrameSession, roundId: string, now: Date): Promise<Seat | null> {
  const parties = stakeParties(frame);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const [row] = await tx.query<SeatRow>(seatSql, [
    frame.id,
    roundId,
    before(sessionIdleMs),
    before(sessionAbsoluteMs),
    ...lockKeys(parties === null ? [] : [parties]),
  ]);
  if (row === undefined) return null;
  const { known, busy, limited, bonus } = row;
  const accounts = parties === null ? null : await accountsOf(tx, parties, row.accounts);
  return {
    session: row,
    pair: row,
    known,
    busy,
    limited,
    bonus,
    signedIn: row.signed_in,
    seenAt: row.seen_at,
    accounts,
  };
}

/** The first bet on a shard of the house finds it unopened, and then takes the ledger's own way. */
const accountsOf = async (tx: Tx, parties: Parties, rows: readonly LockedRow[] | null): Promise<LockedAccounts> =>
  rows === null ? lockAccounts(tx, [parties]) : readLocked(rows);

/** The session a frame's token names, as it stands. */
export async function readSession(sql: Sql, id: string): Promise<SessionRow | null> {
  const [row] = await sql.query<SessionRow>(`SELECT ${sessionColumns} FROM game_sessions s WHERE s.id = $1`, [id]);
  return row ?? null;
}

/** A round of an owner, or null: another owner's round of the same id is not theirs to see. */
export async function findRound(sql: Sql, owner: string, id: string): Promise<RoundRow | null> {
  const [row] = await sql.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r WHERE r.owner = $1 AND r.id = $2`,
    [owner, id],
  );
  return row ?? null;
}
