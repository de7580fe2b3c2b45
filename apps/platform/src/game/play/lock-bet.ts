import type { PayingGrant } from '@liftoff/rules/bonus/pay-stake';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
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
import { moneyOf, type MoneyOwner } from '../money/money-of.ts';
import { roundParties } from '../money/purse.ts';
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

/** The data on which a bet is decided: locked rows, and conditions read while the locks are held. */
export interface LockedBet extends BetConditions {
  readonly session: GameSessionRow;
  readonly pair: PairRow;
  /** The locked ledger rows between which the round's money moves; `null` for play money. */
  readonly accounts: LockedAccounts | null;
  /** The grants that can pay or count the stake, read while the wallet is locked; empty for play money. */
  readonly grants: readonly PayingGrant[];
  /** The free spins that the bet names; `null` if it names none, or none of the player's. */
  readonly spins: PlayedSpins | null;
  /** When the bet is decided. Set after locking, so that the wait for a lock counts towards the minimum cycle. */
  readonly at: Date;
}

interface LockedBetRow extends GameSessionRow, PairRow {
  accounts: readonly LockedRow[] | null;
}

// Locks the session first, then the seed pair, then the ledger rows, the order that every transaction uses. A locked
// row is read in its current state, but all other rows would be read in their state before the wait. So this
// statement reads nothing else.
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
 * Locks a frame's session, its seeds and the ledger rows of its money, and reads the conditions of the bet and the
 * player's grants in statements that begin once the locks are held. All are sent together, so that reading costs no
 * extra round trip. `null` if the session does not exist. `freespins` is the set of free spins that the bet names.
 */
export async function lockBet(
  tx: Tx,
  context: GameContext,
  frame: FrameSession,
  roundId: string,
  freespins?: string,
): Promise<LockedBet | null> {
  const owner = ownerOf(frame);
  const parties = owner && roundParties(owner, freespins !== undefined);
  const [[locked], facts, read] = await Promise.all([
    tx.query<LockedBetRow>(lockSql, [frame.id, ...lockKeys(parties === null ? [] : [parties])]),
    readBetConditions(tx, frame.id, roundId),
    readFunds(tx, context, owner, freespins),
  ]);
  if (locked === undefined || facts === null) return null;
  const bet = { ...facts, session: locked, pair: locked };
  if (owner === null || parties === null) return { ...bet, ...read, accounts: null, at: context.deps.now() };
  if (locked.accounts !== null)
    return { ...bet, ...read, accounts: readLocked(locked.accounts), at: context.deps.now() };
  // An account is not open yet, for example on the first bet that uses a shard of the platform's accounts. The ledger
  // opens it, and the grants and spins are read again, because their wallet was not locked before. Free spins that the
  // player does not have open no accounts.
  const accounts = await lockParties(tx, read.spins === null ? roundParties(owner, false) : parties);
  return { ...bet, ...(await readFunds(tx, context, owner, freespins)), accounts, at: context.deps.now() };
}

/** The owner of a frame's real money; `null` for play money. */
const ownerOf = ({ real, playerId, currency }: FrameSession): MoneyOwner | null =>
  real && playerId !== null ? { player_id: BigInt(playerId), currency } : null;

/** Reads the player's grants, and the free spins that the bet names. */
async function readFunds(
  tx: Tx,
  { grants, spinSets }: GameContext,
  owner: MoneyOwner | null,
  freespins: string | undefined,
): Promise<Pick<LockedBet, 'grants' | 'spins'>> {
  if (owner === null) return { grants: [], spins: null };
  const { playerId, currency } = moneyOf(owner);
  const [playable, spins] = await Promise.all([
    grants.playable(tx, playerId, currency),
    freespins === undefined ? null : spinSets.named(tx, playerId, currency, freespins),
  ]);
  return { grants: playable, spins };
}

/**
 * Locks the accounts between which a round's money can move, and opens the player's accounts that do not exist yet.
 */
export async function lockParties(tx: Tx, parties: Parties): Promise<LockedAccounts> {
  for (const { account } of parties.legs) if (account.owner !== 'house') await openAccount(tx, account);
  return lockAccounts(tx, [parties]);
}

/** A game session in its current state; `null` if it does not exist. */
export async function readGameSession(sql: Sql, id: string): Promise<GameSessionRow | null> {
  const [row] = await sql.query<GameSessionRow>(`SELECT ${gameSessionColumns} FROM game_sessions s WHERE s.id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** The owner's round with this id; `null` if there is none. Never returns another owner's round with the same id. */
export async function findRound(sql: Sql, owner: string, id: string): Promise<RoundRow | null> {
  const [row] = await sql.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r WHERE r.owner = $1 AND r.id = $2`,
    [owner, id],
  );
  return row ?? null;
}
