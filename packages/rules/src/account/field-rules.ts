import type { Verdict } from './message-keys.ts';

/** KEY-001: something other than spaces. */
export const checkRequired = (text: string | null | undefined): Verdict =>
  (text ?? '').trim() === '' ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null;

/** VALID-049. */
export const checkChecked = (checked: boolean): Verdict => (checked ? null : 'VALIDATION.COMMON.MUST_BE_CHECKED');

/** VALID-050: the text of a whole number. */
export const checkInteger = (text: string): Verdict => (/^-?\d+$/.test(text) ? null : 'VALIDATION.COMMON.INTEGER');

/** VALID-045: A to Z in either case, with a space or a hyphen between letters; empty passes. */
export const checkEnglishLetters = (text: string): Verdict =>
  /^(?:[A-Za-z]+(?:[ -][A-Za-z]+)*)?$/.test(text.trim()) ? null : 'VALIDATION.COMMON.ENGLISH_LETTERS';

/** VALID-052 and VALID-053: amounts of one unit, ends included. */
export const checkMinValue = (amount: bigint, min: bigint): Verdict =>
  amount >= min ? null : 'VALIDATION.COMMON.MIN_VALUE';
export const checkMaxValue = (amount: bigint, max: bigint): Verdict =>
  amount <= max ? null : 'VALIDATION.COMMON.MAX_VALUE';

/** VALID-046: amounts of one unit; no step, or one of nothing, takes every amount. */
export const isMultipleOf = (amount: bigint, step: bigint | null): boolean =>
  step === null || step <= 0n || amount % step === 0n;

/** VALID-047: an amount and a balance in minor units. */
export const checkBalance = (amount: bigint, balance: bigint): 'errors.not_enough_money' | null =>
  amount <= balance ? null : 'errors.not_enough_money';
