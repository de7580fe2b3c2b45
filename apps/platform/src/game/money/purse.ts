import type { FrameSession } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import {
  balanceOf,
  houseAccount,
  planPosting,
  postAll,
  stateIn,
  type Leg,
  type LegBalance,
  type LockedAccounts,
  type Parties,
  type Transfer,
  type TransferKind,
} from '../../ledger/ledger.ts';
import { moneyOf } from './fund-stake.ts';
import type { GameSessionRow } from '../rows.ts';
import { cash, type StakeFunding } from './stake-funding.ts';

/** Play money with which a demo starts: FUN 1,000.00. */
export const demoPurse = 100_000n;

/** A movement of one round's money between the player and the platform. Positive amounts go to the player. */
export interface Move {
  readonly kind: Extract<TransferKind, 'stake' | 'win' | 'roll_back'>;
  readonly amount: bigint;
  /** The player's side of a real-money movement, by account. The legs add up to `amount`. Empty for play money. */
  readonly legs: readonly Leg[];
  /** For a stake added by an act, the number of that act. */
  readonly number?: number;
}

/**
 * The player's cash after a round's moves. `seq` and `since` are the sequence numbers of the account's entries after
 * and before the moves; they are `null` for play money, which has no entries. `bonus` is the bonus balance if a move
 * involved bonus money, otherwise `null`.
 */
export interface PurseAfter {
  readonly balance: bigint;
  readonly seq: number | null;
  readonly since: number | null;
  readonly bonus: bigint | null;
}

export type Moved =
  | ({ readonly outcome: 'posted' } & PurseAfter)
  | { readonly outcome: 'not_enough_money' }
  | { readonly outcome: 'duplicate' };

type PurseOf = Pick<GameSessionRow, 'owner' | 'mode' | 'player_id' | 'currency' | 'purse'>;

/** The cash account behind a session's real money. */
function cashOf(session: Pick<GameSessionRow, 'player_id' | 'currency'>) {
  const { playerId, currency } = moneyOf(session);
  return cash.account(playerId, currency);
}

/** The accounts between which a round's money can move; `null` for play money, which is in no ledger. */
export function stakeParties(funding: StakeFunding, { real, playerId, currency }: FrameSession): Parties | null {
  if (!real || playerId === null) return null;
  const owner = moneyOf({ player_id: BigInt(playerId), currency });
  const sides = [cash, ...funding.sources].flatMap(source => [
    source.account(playerId, owner.currency),
    source.winAccount(playerId, owner.currency),
  ]);
  const accounts = [...new Map(sides.map(account => [`${account.owner} ${account.kind}`, account])).values()];
  return { reference: '', legs: [...accounts, houseAccount('games', owner.currency)].map(account => ({ account })) };
}

/** A round's moves, computed from the locked accounts but not yet written. */
export interface PlannedMoves extends PurseAfter {
  /** Values for the ledger part of the statement that writes the moves; `null` for play money. */
  readonly values: readonly unknown[] | null;
}

/**
 * Computes a round's moves from the locked accounts; `null` if there is not enough money. For a demo it only computes
 * the balance, which the caller, who holds the session's lock, stores.
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
    return balance === null ? null : { values: null, balance, seq: null, since: null, bonus: null };
  }
  if (accounts === null) throw new Error('A stake of real money holds no account');
  const { values, balances, before } = planPosting(accounts, transfersOf(session, roundId, moves), at);
  if (values === null) return null;
  return { values, ...(afterOf(session, balances, before) ?? untouched(stateIn(accounts, cashOf(session)), balances)) };
}

/** The play money left after the moves; `null` if a move would make it negative. */
function countDemo(purse: bigint, moves: readonly Move[]): bigint | null {
  let balance = purse;
  for (const move of moves) {
    balance += move.amount;
    if (balance < 0n) return null;
  }
  return balance;
}

/**
 * Builds one ledger transfer per move. Its reference consists of owner, round, kind and act number, so that nothing
 * is posted twice [I5].
 */
function transfersOf(session: PurseOf, roundId: string, moves: readonly Move[]): Transfer[] {
  const games = houseAccount('games', cashOf(session).currency);
  return moves.map(({ kind, amount, legs, number }) => ({
    kind,
    reference: `round:${session.owner}:${roundId}:${kind}${number === undefined ? '' : `:${number}`}`,
    legs: [...legs, { account: games, amount: -amount }],
  }));
}

/**
 * Moves a round's money, all or nothing. Real money moves in the ledger. For a demo it only computes the balance, as
 * `planMoves` does.
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
    return balance === null
      ? { outcome: 'not_enough_money' }
      : { outcome: 'posted', balance, seq: null, since: null, bonus: null };
  }
  const posted = await postAll(tx, deps, transfersOf(session, roundId, moves));
  if (posted.outcome !== 'posted') return { outcome: posted.outcome };
  const { balances, before } = posted;
  const after = afterOf(session, balances, before) ?? untouched(await readCash(tx, session), balances);
  return { outcome: 'posted', ...after };
}

/** The balance after the moves, or `null` if no cash moved. */
function afterOf(session: PurseOf, balances: readonly LegBalance[], before: readonly LegBalance[]): PurseAfter | null {
  const isCash = ({ account }: LegBalance) => account.owner === session.owner && account.kind === 'cash';
  const last = balances.findLast(isCash);
  const first = before.findLast(isCash);
  if (last === undefined || first === undefined) return null;
  return { balance: last.balance, seq: last.seq, since: first.seq, bonus: bonusIn(balances) };
}

/** The balance after moves that involved no cash. */
const untouched = (
  { balance, seq }: { balance: bigint; seq: bigint },
  balances: readonly LegBalance[],
): PurseAfter => ({
  balance,
  seq: Number(seq),
  since: Number(seq),
  bonus: bonusIn(balances),
});

const bonusIn = (balances: readonly LegBalance[]): bigint | null =>
  balances.findLast(({ account }) => account.kind === 'bonus')?.balance ?? null;

async function readCash(tx: Tx, session: PurseOf): Promise<{ balance: bigint; seq: bigint }> {
  const { owner, kind, currency } = cashOf(session);
  const [row] = await tx.query<{ balance: bigint; seq: bigint }>(
    'SELECT balance, entry_count AS seq FROM ledger_accounts WHERE owner = $1 AND kind = $2 AND currency = $3',
    [owner, kind, currency],
  );
  if (row === undefined) throw new Error(`${owner} has no cash account`);
  return row;
}

/** The money with which a session can currently play. */
export const purseOf = async (sql: Sql, session: PurseOf): Promise<bigint> =>
  session.mode === 'demo' ? session.purse : balanceOf(sql, cashOf(session));
