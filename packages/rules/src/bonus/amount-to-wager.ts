import { minorOfDecimal } from '../money/money.ts';

/** How often a bonus must be staked, as a multiple of the bonus, or of bonus and deposit. */
export interface WagerTerms {
  readonly wager: number;
  readonly wager_on: 'bonus' | 'bonus_and_deposit';
}

/** Amount that must be staked for a bonus, in minor units and rounded up. `deposit` is 0 without a deposit. */
export function amountToWager({ wager, wager_on }: WagerTerms, amount: bigint, deposit: bigint): bigint {
  const base = wager_on === 'bonus' ? amount : amount + deposit;
  const hundredths = minorOfDecimal(String(wager), 'EUR');
  if (hundredths === null) throw new RangeError(`The wager multiple ${wager} has more than two decimals`);
  return (base * hundredths + 99n) / 100n;
}
