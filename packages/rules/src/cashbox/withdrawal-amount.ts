import { checkBalance, checkMaxValue, checkMinValue } from '../account/field-rules.ts';
import { minorOfText, unitsToMinor, isCurrency } from '../money/money.ts';
import { currencies } from '@liftoff/contract/core/currencies';

/** What a method pays out and what the player has, in minor units. */
export interface WithdrawalRange {
  readonly min: bigint;
  readonly max: bigint;
  readonly balance: bigint;
}

export type WithdrawalVerdict = 'missing' | 'unreadable' | 'below_min' | 'above_max' | 'errors.not_enough_money';

/** The amount a player typed, in minor units, or why it cannot be withdrawn (VALID-047, VALID-052, VALID-053; KEY-006). */
export function readWithdrawal(
  text: string,
  currency: string,
  range: WithdrawalRange,
): { amount: bigint } | { wrong: WithdrawalVerdict } {
  if (text.trim() === '') return { wrong: 'missing' };
  const amount = minorOfText(text, currency);
  if (amount === null) return { wrong: 'unreadable' };
  const wrong = checkBalance(amount, range.balance);
  if (wrong) return { wrong };
  if (checkMinValue(amount, range.min)) return { wrong: 'below_min' };
  if (checkMaxValue(amount, range.max)) return { wrong: 'above_max' };
  return { amount };
}

/** The most that can be withdrawn at once; null where nothing can. */
export function mostToWithdraw({ min, max, balance }: WithdrawalRange): bigint | null {
  const most = balance < max ? balance : max;
  return most < min ? null : most;
}

/** Whole units to choose with one press; of a coin there are none, for each is worth something else. */
const usualUnits = [50n, 100n, 200n] as const;

/** Amounts to choose with one press, rising; the last is all that can be withdrawn. None that would be refused. */
export function withdrawalPresets(currency: string, range: WithdrawalRange): bigint[] {
  const most = mostToWithdraw(range);
  if (most === null) return [];
  const isFiat = isCurrency(currency) && currencies[currency].fiat;
  const usual = isFiat ? usualUnits.map(units => unitsToMinor(units, currency)) : [];
  return [...usual.filter(amount => amount >= range.min && amount < most), most];
}
