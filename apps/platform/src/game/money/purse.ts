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

/** Play money a demo begins with: FUN 1,000.00. */
export const demoPurse = 100_000n;

/** Money of one round moving between player and platform. Plus: to the player. */
export interface Move {
  readonly kind: Extract<TransferKind, 'stake' | 'win' | 'roll_back'>;
  readonly amount: bigint;
  /** The player's side of real money, by account: together the amount. None for play money. */
  readonly legs: readonly Leg[];
  /** Of a stake that an act adds: the act's number. */
  readonly number?: number;
}

/**
 * The player's cash after a round's moves. `seq` and `since`, the account's entries after and before, are null for play
 * money, which has no events; `bonus` is the bonus account where one of the moves was of it, else null.
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

/** Between whom a round's money may move; null for play money, which is in no ledger. */
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

/** A round's moves worked out over locked accounts and not yet written. */
export interface PlannedMoves extends PurseAfter {
  /** The ledger's part of the statement that writes them; null for play money. */
  readonly values: readonly unknown[] | null;
}

/**
 * Works out a round's moves over the accounts that are locked; for a demo they only count, and the caller, who
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
    return balance === null ? null : { values: null, balance, seq: null, since: null, bonus: null };
  }
  if (accounts === null) throw new Error('A stake of real money holds no account');
  const { values, balances, before } = planPosting(accounts, transfersOf(session, roundId, moves), at);
  if (values === null) return null;
  return { values, ...(afterOf(session, balances, before) ?? untouched(stateIn(accounts, cashOf(session)), balances)) };
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
  const games = houseAccount('games', cashOf(session).currency);
  return moves.map(({ kind, amount, legs, number }) => ({
    kind,
    reference: `round:${session.owner}:${roundId}:${kind}${number === undefined ? '' : `:${number}`}`,
    legs: [...legs, { account: games, amount: -amount }],
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

/** The purse after moves some of which were of cash; null: none was. */
function afterOf(session: PurseOf, balances: readonly LegBalance[], before: readonly LegBalance[]): PurseAfter | null {
  const isCash = ({ account }: LegBalance) => account.owner === session.owner && account.kind === 'cash';
  const last = balances.findLast(isCash);
  const first = before.findLast(isCash);
  if (last === undefined || first === undefined) return null;
  return { balance: last.balance, seq: last.seq, since: first.seq, bonus: bonusIn(balances) };
}

/** The purse after moves none of which was of cash. */
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

/** What the session can play with now. */
export const purseOf = async (sql: Sql, session: PurseOf): Promise<bigint> =>
  session.mode === 'demo' ? session.purse : balanceOf(sql, cashOf(session));
