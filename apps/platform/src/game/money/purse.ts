import { wire } from '@liftoff/rules/money/money';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import {
  balanceOf,
  houseAccount,
  planPosting,
  playerAccount,
  postAll,
  type Leg,
  type LockedAccounts,
  type Parties,
  type Transfer,
  type TransferKind,
  type WalletBalance,
} from '../../ledger/ledger.ts';
import { moneyOf, type MoneyOwner } from './money-of.ts';
import { spinAccounts } from '../../wallet/spin-accounts.ts';
import type { GameSessionRow } from '../rows.ts';

/** Play money with which a demo starts: FUN 1,000.00. */
export const demoPurse = 100_000n;

/** A player's money in the currency of a game, in minor units. In a demo, `real` is play money. */
export interface Purse {
  readonly real: bigint;
  readonly bonus: bigint;
}

/** A purse in the form of the contract. */
export const purseView = ({ real, bonus }: Purse) => ({ balance_cents: wire(real), bonus_cents: wire(bonus) });

/** A movement of one round's money between the player and the platform. Positive amounts go to the player. */
export interface Move {
  readonly kind: Extract<
    TransferKind,
    'stake' | 'win' | 'roll_back' | 'bonus_converted' | 'bonus_returned' | 'bonus_reopened' | 'spins_ended'
  >;
  /** Amount that the games account gives to the player, or takes if it is negative. */
  readonly amount: bigint;
  /** The other sides of a real-money movement. Together with the games account they sum to 0. */
  readonly legs: readonly Leg[];
  /** For a stake added by an act, the number of that act. */
  readonly number?: number;
}

/** The player's own money in the moves of a kind: cash, or play money in a demo [PX-02]. */
export const ownIn = (moves: readonly Move[], kind: Move['kind']): bigint =>
  moves
    .filter(move => move.kind === kind)
    .flatMap(({ amount, legs }) =>
      legs.length === 0 ? [{ amount }] : legs.filter(({ account }) => account.kind === 'cash'),
    )
    .reduce((sum, { amount }) => sum + amount, 0n);

/** The player's money after a round's moves. */
export interface PurseAfter {
  readonly purse: Purse;
  /** The wallet in the ledger; `null` for play money. */
  readonly wallet: WalletBalance | null;
}

export type Moved =
  | ({ readonly outcome: 'posted' } & PurseAfter)
  | { readonly outcome: 'not_enough_money' }
  | { readonly outcome: 'duplicate' };

type PurseOf = Pick<GameSessionRow, 'owner' | 'mode' | 'player_id' | 'currency' | 'purse'>;

/** A purse of play money. */
const playMoney = (real: bigint): Purse => ({ real, bonus: 0n });

/** A wallet's money as a purse. */
export const purseOfWallet = ({ cash, bonus }: WalletBalance): Purse => ({ real: cash, bonus });

/**
 * The accounts between which the money of a real-money round can move, with those of free spins if `hasSpins`. Throws
 * for play money, which is in no ledger.
 */
export function roundParties(owner: MoneyOwner, hasSpins: boolean): Parties {
  const { playerId, currency } = moneyOf(owner);
  const { cash, bonus, bonuses, spins, wins } = spinAccounts(playerId, currency);
  const accounts = [cash, bonus, houseAccount('games', currency), bonuses, ...(hasSpins ? [spins, wins] : [])];
  return { reference: '', legs: accounts.map(account => ({ account })) };
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
    return balance === null ? null : { values: null, purse: playMoney(balance), wallet: null };
  }
  if (accounts === null) throw new Error('A stake of real money holds no account');
  const { values, wallets } = planPosting(accounts, transfersOf(session, roundId, moves), at);
  const after = purseAfter(session, wallets);
  if (after === null) throw new Error(`The wallet of ${session.owner} was not locked`);
  return values === null ? null : { values, ...after };
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
  const games = houseAccount('games', moneyOf(session).currency);
  return moves.map(({ kind, amount, legs, number }) => ({
    kind,
    reference: `round:${session.owner}:${roundId}:${kind}${number === undefined ? '' : `:${number}`}`,
    legs: amount === 0n ? legs : [...legs, { account: games, amount: -amount }],
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
      : { outcome: 'posted', purse: playMoney(balance), wallet: null };
  }
  const posted = await postAll(tx, deps, transfersOf(session, roundId, moves));
  if (posted.outcome !== 'posted') return { outcome: posted.outcome };
  // The win of a free spin moves nothing in the wallet.
  const after = purseAfter(session, posted.wallets) ?? { purse: await purseOf(tx, session), wallet: null };
  return { outcome: 'posted', ...after };
}

/** The player's money after moves; `null` if they did not touch the wallet. */
function purseAfter(session: PurseOf, wallets: readonly WalletBalance[]): PurseAfter | null {
  const { playerId, currency } = moneyOf(session);
  const { owner } = playerAccount(playerId, 'cash', currency);
  const wallet = wallets.find(each => each.owner === owner && each.currency === currency);
  return wallet === undefined ? null : { purse: purseOfWallet(wallet), wallet };
}

/** The money with which a session can currently play. */
export async function purseOf(sql: Sql, session: PurseOf): Promise<Purse> {
  if (session.mode === 'demo') return playMoney(session.purse);
  const { playerId, currency } = moneyOf(session);
  const [real, bonus] = await Promise.all([
    balanceOf(sql, playerAccount(playerId, 'cash', currency)),
    balanceOf(sql, playerAccount(playerId, 'bonus', currency)),
  ]);
  return { real, bonus };
}
