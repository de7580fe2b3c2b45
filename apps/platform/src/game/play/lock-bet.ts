import type { FrameSession } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import {
  lockAccounts,
  lockedAccounts,
  lockKeys,
  openAccount,
  readLocked,
  type LockedAccounts,
  type LockedRow,
  type Parties,
} from '../../ledger/ledger.ts';
import { stakeParties } from '../money/purse.ts';
import type { GameContext } from '../game-context.ts';
import {
  pairColumns,
  roundColumns,
  gameSessionColumns,
  type PairRow,
  type RoundRow,
  type GameSessionRow,
} from '../rows.ts';
import { readBetConditions, type BetConditions } from '../gates/bet-conditions.ts';

/** What a bet is decided on: rows under their locks, and facts read when the locks were held. */
export interface LockedBet extends BetConditions {
  readonly session: GameSessionRow;
  readonly pair: PairRow;
  /** The ledger's rows that a round's money moves, under their locks; null for play money. */
  readonly accounts: LockedAccounts | null;
  /** The moment of the decision: after the locks, so that waiting for them makes nobody early. */
  readonly at: Date;
}

interface LockedBetRow extends GameSessionRow, PairRow {
  accounts: readonly LockedRow[] | null;
}

// The session's lock first, then the pair's, then the ledger's: the order everyone takes them in. A locked row is read
// as it is now; everything else a statement reads is from before it waited, so nothing else is read here.
const lockSql = `
  WITH locked AS MATERIALIZED (
    SELECT ${gameSessionColumns}, ${pairColumns}
    FROM game_sessions s
    JOIN game_seed_pairs p ON p.owner = s.owner AND p.game = s.game AND p.revealed_at IS NULL
    WHERE s.id = $1 AND s.token_hash IS NOT NULL
    FOR UPDATE OF s, p
  )
  SELECT locked.*, ${lockedAccounts(2)} AS accounts FROM locked`;

/**
 * Locks a frame's session, its seeds and the ledger's rows of its money, and reads what the bet is decided on in a
 * statement that begins when the locks are held. The two leave together, so that the second costs no wait. Null for no
 * such session.
 */
export async function lockBet(
  tx: Tx,
  context: GameContext,
  frame: FrameSession,
  roundId: string,
): Promise<LockedBet | null> {
  const parties = stakeParties(context.funding, frame);
  const [[locked], facts] = await Promise.all([
    tx.query<LockedBetRow>(lockSql, [frame.id, ...lockKeys(parties === null ? [] : [parties])]),
    readBetConditions(tx, frame.id, roundId),
  ]);
  if (locked === undefined || facts === null) return null;
  const accounts = parties === null ? null : await accountsOf(tx, parties, locked.accounts);
  return { ...facts, session: locked, pair: locked, accounts, at: context.deps.now() };
}

/** The first bet on a shard of the platform, or from a source, finds it unopened, and then takes the ledger's own way. */
const accountsOf = async (tx: Tx, parties: Parties, rows: readonly LockedRow[] | null): Promise<LockedAccounts> =>
  rows === null ? lockParties(tx, parties) : readLocked(rows);

/** Locks the accounts a round's money may move between, and opens those of the player that are new. */
export async function lockParties(tx: Tx, parties: Parties): Promise<LockedAccounts> {
  for (const { account } of parties.legs) if (account.owner !== 'house') await openAccount(tx, account);
  return lockAccounts(tx, [parties]);
}

/** The session a frame's token names, as it stands. */
export async function readGameSession(sql: Sql, id: string): Promise<GameSessionRow | null> {
  const [row] = await sql.query<GameSessionRow>(`SELECT ${gameSessionColumns} FROM game_sessions s WHERE s.id = $1`, [
    id,
  ]);
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
