import { checkBalance, checkMaxValue, checkMinValue, checkRequired } from '../account/field-rules.ts';
import { unitsToMinor, isCurrency } from '../money/money.ts';
import { readAmount, type UnreadAmount } from '../money/typed-amount.ts';
import { currencies } from '@liftoff/contract/core/currencies';

/** The range of amounts that a method pays out, and the player's balance, in minor units. */
export interface WithdrawalRange {
  readonly min: bigint;
  readonly max: bigint;
  readonly balance: bigint;
}

export type WithdrawalVerdict = 'missing' | UnreadAmount | 'below_min' | 'above_max' | 'errors.not_enough_money';

/**
 * Parses an amount typed in the format of `locale`. Returns minor units, or why the amount cannot be withdrawn
 * [VALID-047] [VALID-052] [VALID-053]
 * [KEY-006].
 */
export function readWithdrawal(
  text: string,
  { currency, locale }: { currency: string; locale: string },
  range: WithdrawalRange,
): { amount: bigint } | { wrong: WithdrawalVerdict } {
  if (checkRequired(text)) return { wrong: 'missing' };
  const amount = readAmount(text, currency, locale);
  if (typeof amount === 'string') return { wrong: amount };
  const wrong = checkBalance(amount, range.balance);
  if (wrong) return { wrong };
  if (checkMinValue(amount, range.min)) return { wrong: 'below_min' };
  if (checkMaxValue(amount, range.max)) return { wrong: 'above_max' };
  return { amount };
}

/** Maximum of a single withdrawal in minor units; `null` if nothing can be withdrawn. */
export function mostToWithdraw({ min, max, balance }: WithdrawalRange): bigint | null {
  const most = balance < max ? balance : max;
  return most < min ? null : most;
}

/** Preset amounts in whole units. Not used for cryptocurrencies, because their values differ too much. */
const usualUnits = [50n, 100n, 200n] as const;

/**
 * Preset amounts in ascending order, ending with the maximum that can be withdrawn. Amounts that would be refused are
 * omitted.
 */
export function withdrawalPresets(currency: string, range: WithdrawalRange): bigint[] {
  const most = mostToWithdraw(range);
  if (most === null) return [];
  const isFiat = isCurrency(currency) && currencies[currency].fiat;
  const usual = isFiat ? usualUnits.map(units => unitsToMinor(units, currency)) : [];
  return [...usual.filter(amount => amount >= range.min && amount < most), most];
}
