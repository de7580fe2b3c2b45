import type { CurrencyCode } from '@liftoff/contract/core/money';
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
  | 'bonus_converted'
  | 'bonus_returned'
  | 'bonus_reopened'
  | 'spins_funded'
  | 'spins_ended'
  | 'spins_cashed'
  | 'jackpot_contribution'
  | 'jackpot_win'
  | 'reward'
  | 'points_earned'
  | 'points_given'
  | 'points_spent';

/** One side of a transfer, in minor units. A negative amount leaves the account, a positive one is added to it. */
export interface Leg {
  readonly account: AccountRef;
  readonly amount: bigint;
}

export interface Transfer {
  readonly kind: TransferKind;
  /** Globally unique (I5), derived by the caller from the cause: `round:{owner}:{round}:stake`, `payment:{id}`. */
  readonly reference: string;
  /** The transfer's sides. Their amounts sum to 0 in each currency [I1]. */
  readonly legs: readonly Leg[];
}

/**
 * The resulting balance of a leg's account. `seq` counts the account's entries, so the balance with the higher `seq`
 * is newer.
 */
export interface LegBalance {
  readonly account: AccountRef;
  readonly balance: bigint;
  readonly seq: number;
}

/** A player's money in one currency, in minor units. */
export interface WalletBalance {
  readonly owner: string;
  readonly currency: CurrencyCode;
  readonly cash: bigint;
  readonly bonus: bigint;
  /**
   * Number of entries in the wallet's accounts (`seq`), and before the transfers (`since`). They are equal if the
   * transfers moved none of the wallet's money.
   */
  readonly seq: number;
  readonly since: number;
}

/**
 * `posted`: everything was written. `not_enough_money`: nothing was written, because a player's account would fall
 * below 0. `duplicate`: nothing was written, because a reference already exists; balances are the current ones.
 * `balances` and `before` are in the order of the transfers' legs. For a house account they are the balance of the
 * shard used. `wallets` are all locked wallets, in the same state as `balances`.
 */
export type Posted =
  | {
      readonly outcome: 'posted' | 'duplicate';
      readonly balances: readonly LegBalance[];
      readonly before: readonly LegBalance[];
      readonly wallets: readonly WalletBalance[];
    }
  | { readonly outcome: 'not_enough_money' };
