import { cleanText } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';

/** Refuses a value that is empty or consists only of spaces and invisible characters [KEY-001]. */
export const checkRequired = (text: string | null | undefined): Verdict =>
  cleanText(text ?? '') === '' ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null;

/** Refuses an unchecked checkbox [VALID-049]. */
export const checkChecked = (checked: boolean): Verdict => (checked ? null : 'VALIDATION.COMMON.MUST_BE_CHECKED');

/** Requires a string that represents a whole number [VALID-050]. */
export const checkInteger = (text: string): Verdict => (/^-?\d+$/.test(text) ? null : 'VALIDATION.COMMON.INTEGER');

/**
 * Allows only A to Z in either case, with single spaces or hyphens between letters. An empty string passes
 * [VALID-045].
 */
export const checkEnglishLetters = (text: string): Verdict =>
  /^(?:[A-Za-z]+(?:[ -][A-Za-z]+)*)?$/.test(text.trim()) ? null : 'VALIDATION.COMMON.ENGLISH_LETTERS';

/**
 * `checkMinValue` applies an inclusive minimum [VALID-052], and `checkMaxValue` below an inclusive maximum
 * [VALID-053]. Both amounts have the same unit.
 */
export const checkMinValue = (amount: bigint, min: bigint): Verdict =>
  amount >= min ? null : 'VALIDATION.COMMON.MIN_VALUE';
export const checkMaxValue = (amount: bigint, max: bigint): Verdict =>
  amount <= max ? null : 'VALIDATION.COMMON.MAX_VALUE';

/**
 * Whether an amount is a multiple of `step`, in the same unit. Without a positive step, every amount passes
 * [VALID-046].
 */
export const isMultipleOf = (amount: bigint, step: bigint | null): boolean =>
  step === null || step <= 0n || amount % step === 0n;

/** Refuses an amount above the balance. Both are in minor units [VALID-047]. */
export const checkBalance = (amount: bigint, balance: bigint): 'errors.not_enough_money' | null =>
  amount <= balance ? null : 'errors.not_enough_money';
