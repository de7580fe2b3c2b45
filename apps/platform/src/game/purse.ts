import { isCurrency } from '@liftoff/rules/money';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { FrameSession } from '../call.ts';
import {
  balanceOf,
  houseAccount,
  playerAccount,
  planPosting,
  postAll,
  type LegBalance,
  type LockedAccounts,
  type Parties,
  type Transfer,
  type TransferKind,
} from '../ledger/ledger.ts';
import type { SessionRow } from './rows.ts';

/** Play money a demo begins with: FUN 1,000.00. */
export const demoPurse = 100_000n;

/** Money of one round moving between player and house. Plus: to the player. */
export interface Move {
  readonly kind: Extract<TransferKind, 'stake' | 'win' | 'roll_back'>;
  readonly amount: bigint;
  /** Of a stake that an act adds: the act's number. */
  readonly number?: number;
}

/** `seq` and `since`, the account's entries after and before, are null for play money, which has no events. */
export type Moved =
  | {
      readonly outcome: 'posted';
      readonly balance: bigint;
      readonly seq: number | null;
      readonly since: number | null;
    }
  | { readonly outcome: 'not_enough_money' }
  | { readonly outcome: 'duplicate' };

type PurseOf = Pick<SessionRow, 'owner' | 'mode' | 'player_id' | 'currency' | 'purse'>;

/** The cash account behind a session's real money. */
export function cashOf(session: PurseOf) {
  if (!isCurrency(session.currency)) throw new Error(`${session.currency} is no money of the ledger`);
  return playerAccount(Number(session.player_id), 'cash', session.currency);
}

/** Between whom a round's money moves; null for play money, which is in no ledger. */
export function stakeParties({ real, playerId, currency }: FrameSession): Parties | null {
  if (!real || playerId === null) return null;
  if (!isCurrency(currency)) throw new Error(`${currency} is no money of the ledger`);
  const accounts = [playerAccount(playerId, 'cash', currency), houseAccount('games', currency)];
  return { reference: '', legs: accounts.map(account => ({ account })) };
}

/** A round's moves worked out over locked accounts and not yet written. */
export interface PlannedMoves {
  /** The ledger's part of the statement that writes them; null for play money. */
  readonly values: readonly unknown[] | null;
  readonly balance: bigint;
  readonly seq: number | null;
  readonly since: number | null;
}

/**
 * Works out a round's moves over the accounts its seat has locked; for a demo they only count, and the caller, who
 * holds the session's lock, writes the purse. Null where the money does not suffice.
 */
export function planMoves(
  accounts: LockedAccounts | null,
  session: PurseOf,
  roundId: string,
  moves: readonly Move[],
  at: Date,
): PlannedMoves | null {
  if (session.mode === 'demo') {
    const balance = countDemo(session.purse, moves);
    return balance === null ? null : { values: null, balance, seq: null, since: null };
  }
  if (accounts === null) throw new Error('A stake of real money holds no account');
  const { values, balances, before } = planPosting(accounts, transfersOf(session, roundId, moves), at);
  const last = playersOf(session, balances);
  const since = playersOf(session, before).seq;
  return values === null ? null : { values, balance: last.balance, seq: last.seq, since };
}

/** What is left of play money; null where a step would need more. */
function countDemo(purse: bigint, moves: readonly Move[]): bigint | null {
  let balance = purse;
  for (const move of moves) {
    balance += move.amount;
    if (balance < 0n) return null;
  }
  return balance;
}

/** One transfer a move; its reference is made of owner, round and kind, so that nothing posts twice [I5]. */
function transfersOf(session: PurseOf, roundId: string, moves: readonly Move[]): Transfer[] {
  const cash = cashOf(session);
  const games = houseAccount('games', cash.currency);
  return moves.map(move => ({
    kind: move.kind,
    reference: `round:${session.owner}:${roundId}:${move.kind}${move.number === undefined ? '' : `:${move.number}`}`,
    legs: [
      { account: cash, amount: move.amount },
      { account: games, amount: -move.amount },
    ],
  }));
}

/**
 * Moves a round's money, all or nothing: in the ledger for real money; for a demo it only counts, as in `planMoves`.
 */
export async function movePurse(
  tx: Tx,
  deps: Deps,
  session: PurseOf,
  roundId: string,
  moves: readonly Move[],
): Promise<Moved> {
  if (session.mode === 'demo') {
    const balance = countDemo(session.purse, moves);
    return balance === null ? { outcome: 'not_enough_money' } : { outcome: 'posted', balance, seq: null, since: null };
  }
  const posted = await postAll(tx, deps, transfersOf(session, roundId, moves));
  if (posted.outcome !== 'posted') return { outcome: posted.outcome };
  const { balance, seq } = playersOf(session, posted.balances);
  return { outcome: 'posted', balance, seq, since: playersOf(session, posted.before).seq };
}

/** The player's side of a round's legs, as the last of them left it. */
function playersOf({ owner }: PurseOf, balances: readonly LegBalance[]): LegBalance {
  const last = balances.findLast(({ account }) => account.owner === owner);
  if (last === undefined) throw new Error('The ledger left out the player');
  return last;
}

/** What the session can play with now. */
export const purseOf = async (sql: Sql, session: PurseOf): Promise<bigint> =>
  session.mode === 'demo' ? session.purse : balanceOf(sql, cashOf(session));
