import type { BonusOffer } from '@liftoff/contract/bonus';
import { minor } from '../money/money.ts';
import { amountToWager } from './amount-to-wager.ts';

/** What an offer brings with a deposit, in minor units. */
export interface OfferFigures {
  readonly bonus: bigint;
  readonly toWager: bigint;
}

/** The minimum deposit of an offer in minor units; 0 if it has none. */
export const leastDepositOf = ({ min_deposit_cents: least }: Pick<BonusOffer, 'min_deposit_cents'>): bigint =>
  least === null ? 0n : minor(least);

/**
 * The figures of an offer for a deposit in minor units. `null` if the deposit is below the offer's minimum or too small
 * to bring anything.
 */
export function offerFigures(offer: BonusOffer, deposit: bigint): OfferFigures | null {
  if (deposit < leastDepositOf(offer)) return null;
  const bonus = bonusOf(offer, deposit);
  return bonus > 0n ? { bonus, toWager: amountToWager(offer, bonus, deposit) } : null;
}

function bonusOf({ percent, amount_cents: fixed, max_bonus_cents: max }: BonusOffer, deposit: bigint): bigint {
  if (percent === null) return fixed === null ? 0n : minor(fixed);
  const share = (deposit * BigInt(percent)) / 100n;
  const most = max === null ? share : minor(max);
  return share < most ? share : most;
}

/** Whether an offer is the one that the player's deposit code asks for. Codes ignore case. */
export const isOfCode = ({ code }: Pick<BonusOffer, 'code'>, depositCode: string | null): boolean =>
  code !== null && depositCode !== null && code.toLowerCase() === depositCode.toLowerCase();
