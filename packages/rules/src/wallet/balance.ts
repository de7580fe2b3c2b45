import type { WireAmount } from '@liftoff/contract/core/money';
import { minor } from '../money/money.ts';

/** What a balance is read from: an account as it travels (`Account` of the contract). */
interface AccountAmounts {
  amount_cents: WireAmount;
  bonus_cents: WireAmount;
  wagering: { total_cents: WireAmount; wagered_cents: WireAmount } | null;
}

/** ENTITY-012, in minor units: what the balance card shows. */
export interface Balance {
  common: bigint;
  real: bigint;
  bonus: bigint;
  totalWagering: bigint;
  wagered: bigint;
  /** The split and the wagering are shown only where there is bonus money (STATE-068, STATE-069). */
  hasBonus: boolean;
}

/** The common balance is real and bonus money together (STATE-067). */
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

/** CONST-058: the floor of wagered over total in percent, 0 when nothing is to be wagered, never above 100. */
export function wageredPercent(wagering: AccountAmounts['wagering']): number {
  const total = minor(wagering?.total_cents ?? 0);
  if (total <= 0n) return 0;
  const percent = (minor(wagering?.wagered_cents ?? 0) * 100n) / total;
  return Number.parseInt(String(percent > 100n ? 100n : percent), 10);
}
