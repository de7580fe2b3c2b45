import { checkMaxValue, checkMinValue } from '../account/field-rules.ts';
import { minorOfText, unitsToMinor } from '../money.ts';

/** CONST-039: the amount a first deposit is offered with, in whole units of a currency. */
export const firstDepositUnits = 50n;

/** What a method takes, in minor units; `max` is null where nothing is too much. */
export interface AmountRange {
  min: bigint;
  max: bigint | null;
}

export type AmountVerdict = 'missing' | 'unreadable' | 'below_min' | 'above_max';

/** The amount a player typed, in minor units, or why it cannot be deposited (VALID-052, VALID-053). */
export function readDeposit(
  text: string,
  currency: string,
  range: AmountRange,
): { amount: bigint } | { wrong: AmountVerdict } {
  if (text.trim() === '') return { wrong: 'missing' };
  const amount = minorOfText(text, currency);
  if (amount === null) return { wrong: 'unreadable' };
  if (checkMinValue(amount, range.min)) return { wrong: 'below_min' };
  if (range.max !== null && checkMaxValue(amount, range.max)) return { wrong: 'above_max' };
  return { amount };
}

/** The amount to begin with: 50 where the method takes it, else the nearest it takes (CONST-039). */
export function firstDeposit(currency: string, { min, max }: AmountRange): bigint {
  const usual = unitsToMinor(firstDepositUnits, currency);
  if (usual < min) return min;
  return max !== null && usual > max ? max : usual;
}

/** Four amounts to choose with one press, rising: the least, the one to begin with, twice and four times that. */
export function depositPresets(currency: string, range: AmountRange): bigint[] {
  const first = firstDeposit(currency, range);
  const second = first > range.min ? first : (range.min * 5n) / 2n;
  return [range.min, second, second * 2n, second * 4n].filter(amount => range.max === null || amount <= range.max);
}
