import type { WireAmount } from '@liftoff/contract/core/money';
import { minor } from '../money/money.ts';

/** The part of a wallet account that determines its balance (`Account` in the contract). */
interface AccountAmounts {
  amount_cents: WireAmount;
  bonus_cents: WireAmount;
  wagering: { total_cents: WireAmount; wagered_cents: WireAmount } | null;
}

/** Amounts for the balance card, in minor units [ENTITY-012]. */
export interface Balance {
  common: bigint;
  real: bigint;
  bonus: bigint;
  totalWagering: bigint;
  wagered: bigint;
  /** Whether there is bonus money. Only then are the split and the wagering shown [STATE-068] [STATE-069]. */
  hasBonus: boolean;
}

/** Computes the balance. The common balance is real plus bonus money [STATE-067]. */
export function balanceOf({ amount_cents, bonus_cents, wagering }: AccountAmounts): Balance {
  const real = minor(amount_cents);
  const bonus = minor(bonus_cents);
  return {
    common: real + bonus,
    real,
    bonus,
    totalWagering: minor(wagering?.total_cents ?? 0),
    wagered: minor(wagering?.wagered_cents ?? 0),
    hasBonus: bonus > 0n,
  };
}

/**
 * Wagered share of the total in whole percent, rounded down and at most 100; 0 if there is nothing to wager
 * [CONST-058].
 */
export function wageredPercent(wagering: AccountAmounts['wagering']): number {
  const total = minor(wagering?.total_cents ?? 0);
  if (total <= 0n) return 0;
  const percent = (minor(wagering?.wagered_cents ?? 0) * 100n) / total;
  return Number.parseInt(String(percent > 100n ? 100n : percent), 10);
}
