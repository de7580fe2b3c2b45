import type { FrameSession } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import {
  balanceOf,
  houseAccount,
  planPosting,
  postAll,
  type Leg,
  type LockedAccounts,
  type Parties,
  type Transfer,
  type TransferKind,
  type WalletBalance,
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

/** The player's money after a round's moves. */
export interface PurseAfter {
  /** Cash, or play money. */
  readonly balance: bigint;
  /** The wallet in the ledger; `null` for play money. */
  readonly wallet: WalletBalance | null;
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
    return balance === null ? null : { values: null, balance, wallet: null };
  }
  if (accounts === null) throw new Error('A stake of real money holds no account');
  const { values, wallets } = planPosting(accounts, transfersOf(session, roundId, moves), at);
  return values === null ? null : { values, ...purseIn(session, wallets) };
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
    return balance === null ? { outcome: 'not_enough_money' } : { outcome: 'posted', balance, wallet: null };
  }
  const posted = await postAll(tx, deps, transfersOf(session, roundId, moves));
  if (posted.outcome !== 'posted') return { outcome: posted.outcome };
  return { outcome: 'posted', ...purseIn(session, posted.wallets) };
}

function purseIn(session: PurseOf, wallets: readonly WalletBalance[]): PurseAfter {
  const { owner, currency } = cashOf(session);
  const wallet = wallets.find(each => each.owner === owner && each.currency === currency);
  if (wallet === undefined) throw new Error(`The wallet of ${owner} was not locked`);
  return { balance: wallet.cash, wallet };
}

/** The money with which a session can currently play. */
export const purseOf = async (sql: Sql, session: PurseOf): Promise<bigint> =>
  session.mode === 'demo' ? session.purse : balanceOf(sql, cashOf(session));
