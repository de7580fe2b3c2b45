import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { AccountRef } from './accounts.ts';

export { balanceOf, houseAccount, openAccount, playerAccount, type AccountRef } from './accounts.ts';
export { checkInvariants, type InvariantCheck } from './invariants.ts';

export type TransferKind =
  | 'stake'
  | 'win'
  | 'roll_back'
  | 'deposit'
  | 'withdrawal_hold'
  | 'withdrawal_return'
  | 'withdrawal_paid'
  | 'adjustment'
  | 'exchange'
  | 'bonus'
  | 'jackpot_contribution'
  | 'jackpot_win';

/** Money moving: minus leaves the account, plus arrives. Minor units. */
export interface Leg {
  readonly account: AccountRef;
  readonly amount: bigint;
}

export interface Transfer {
  readonly kind: TransferKind;
  /** Unique for ever, made by the caller from what caused it: `bet:{round}:stake`, `payment:{id}` (I5). */
  readonly reference: string;
  /** Sum 0 per currency (I1). */
  readonly legs: readonly Leg[];
}

/** What became of a leg's account. `seq` counts its entries: of two balances the one with the higher `seq` is newer. */
export interface LegBalance {
  readonly account: AccountRef;
  readonly balance: bigint;
  readonly seq: number;
}

/**
 * `posted`: all of it. `not_enough_money`: nothing, a player's account would fall below 0. `duplicate`: nothing, a
 * reference is known; balances are as they stand. Balances are in the order of the transfers' legs; a house account's
 * is its shard's.
 */
export type Posted =
  | { readonly outcome: 'posted' | 'duplicate'; readonly balances: readonly LegBalance[] }
  | { readonly outcome: 'not_enough_money' };

/** Posts one transfer in the caller's transaction. Throws when it does not balance or a player's account is not open. */
export const post = (tx: Tx, deps: Deps, transfer: Transfer): Promise<Posted> => postAll(tx, deps, [transfer]);

/** Posts several transfers, all or nothing, in one statement: the way of a bet (stake, contribution, win). */
export async function postAll(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<Posted> {
  const [row] = await tx.query<{ result: PostRow }>('SELECT ledger_post($1::timestamptz, $2::jsonb) AS result', [
    deps.now(),
    JSON.stringify(transfers.map(wireTransfer)),
  ]);
  if (row === undefined) throw new Error('The ledger gave no answer');
  if (row.result.outcome === 'not_enough_money') return { outcome: 'not_enough_money' };
  const accounts = transfers.flatMap(transfer => transfer.legs.map(leg => leg.account));
  return {
    outcome: row.result.outcome,
    balances: accounts.map((account, at) => {
      const after = row.result.balances[at];
      if (after === undefined) throw new Error('The ledger left out a balance');
      return { account, balance: BigInt(after.balance), seq: after.seq };
    }),
  };
}

interface PostRow {
  outcome: 'posted' | 'duplicate' | 'not_enough_money';
  /** Amounts travel as text: JSON would lose digits of them [A25]. */
  balances: { balance: string; seq: number }[];
}

const shardCount = 16;

/** A house account is split by the player on the other side, or by the reference where there is none. */
function shardOf(transfer: Transfer): number {
  const player = transfer.legs.find(leg => leg.account.owner.startsWith('player:'));
  const key = player?.account.owner ?? transfer.reference;
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return hash % shardCount;
}

function wireTransfer(transfer: Transfer) {
  const shard = shardOf(transfer);
  return {
    kind: transfer.kind,
    reference: transfer.reference,
    legs: transfer.legs.map(leg => ({
      owner: leg.account.owner,
      kind: leg.account.kind,
      currency: leg.account.currency,
      shard: leg.account.owner === 'house' ? shard : 0,
      amount: leg.amount.toString(),
    })),
  };
}
