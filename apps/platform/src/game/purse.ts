import { isCurrency } from '@liftoff/rules/money';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { balanceOf, houseAccount, playerAccount, postAll, type Transfer, type TransferKind } from '../ledger/ledger.ts';
import type { SessionRow } from './rows.ts';

/** Play money a demo begins with: FUN 1,000.00. */
export const demoPurse = 100_000n;

/** Money of one round moving between player and house. Plus: to the player. */
export interface Move {
  readonly kind: Extract<TransferKind, 'stake' | 'win' | 'roll_back'>;
  readonly amount: bigint;
}

/** `seq` is null for play money, which has no events. */
export type Moved =
  | { readonly outcome: 'posted'; readonly balance: bigint; readonly seq: number | null }
  | { readonly outcome: 'not_enough_money' }
  | { readonly outcome: 'duplicate' };

type PurseOf = Pick<SessionRow, 'owner' | 'mode' | 'player_id' | 'currency' | 'purse'>;

/** The cash account behind a session's real money. */
export function cashOf(session: PurseOf) {
  if (!isCurrency(session.currency)) throw new Error(`${session.currency} is no money of the ledger`);
  return playerAccount(Number(session.player_id), 'cash', session.currency);
}

/**
 * Moves a round's money, all or nothing: in the ledger for real money (one transfer a move, its reference made of
 * owner, round and kind, so that nothing posts twice [I5]); for a demo it only counts, and the caller, who holds the
 * session's lock, writes the purse.
 */
export async function movePurse(
  tx: Tx,
  deps: Deps,
  session: PurseOf,
  roundId: string,
  moves: readonly Move[],
): Promise<Moved> {
  if (session.mode === 'demo') {
    let balance = session.purse;
    for (const move of moves) {
      balance += move.amount;
      if (balance < 0n) return { outcome: 'not_enough_money' };
    }
    return { outcome: 'posted', balance, seq: null };
  }
  const cash = cashOf(session);
  const games = houseAccount('games', cash.currency);
  const transfers = moves.map((move): Transfer => ({
    kind: move.kind,
    reference: `round:${session.owner}:${roundId}:${move.kind}`,
    legs: [
      { account: cash, amount: move.amount },
      { account: games, amount: -move.amount },
    ],
  }));
  const posted = await postAll(tx, deps, transfers);
  if (posted.outcome !== 'posted') return { outcome: posted.outcome };
  const last = posted.balances.findLast(after => after.account === cash);
  if (last === undefined) throw new Error('The ledger left out the player');
  return { outcome: 'posted', balance: last.balance, seq: last.seq };
}

/** What the session can play with now. */
export const purseOf = async (sql: Sql, session: PurseOf): Promise<bigint> =>
  session.mode === 'demo' ? session.purse : balanceOf(sql, cashOf(session));
