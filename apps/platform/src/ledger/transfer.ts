import type { AccountRef } from './accounts.ts';

export type TransferKind =
  | 'stake'
  | 'win'
  | 'roll_back'
  | 'deposit'
  | 'deposit_held'
  | 'deposit_returned'
  | 'deposit_recalled'
  | 'charge_back'
  | 'play_voided'
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
  /** Globally unique (I5), derived by the caller from the cause: `round:{owner}:{round}:stake`, `payment:{id}`. */
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
 * reference is known; balances are as they stand. Balances are in the order of the transfers' legs, as are those
 * `before`; a house account's is its shard's.
 */
export type Posted =
  | {
      readonly outcome: 'posted' | 'duplicate';
      readonly balances: readonly LegBalance[];
      readonly before: readonly LegBalance[];
    }
  | { readonly outcome: 'not_enough_money' };
