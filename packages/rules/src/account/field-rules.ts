import type { Verdict } from './message-keys.ts';
import { textLength } from './text-length.ts';

/** KEY-001: something other than spaces. */
export const checkRequired = (text: string | null | undefined): Verdict =>
  (text ?? '').trim() === '' ? 'VALIDATION.COMMON.FIELD_NAME_REQUIRED' : null;

/** VALID-027, CONST-070: exactly 11 characters. */
export const checkPersonalId = (text: string): Verdict =>
  textLength(text.trim()) === 11 ? null : 'VALIDATION.PERSONAL_ID.LENGTH';

/** VALID-045: A to Z in both cases, with spaces and hyphens between letters. */
export const checkEnglishLetters = (text: string): Verdict =>
  /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/.test(text) ? null : 'VALIDATION.COMMON.ENGLISH_LETTERS';

/** VALID-048, KEY-003: the repeated password is the same. */
export const checkSame = (first: string, repeated: string): Verdict =>
  first === repeated ? null : 'VALIDATION.PASSWORD.NOT_MATCH';

/** VALID-049. */
export const checkChecked = (checked: boolean): Verdict => (checked ? null : 'VALIDATION.COMMON.MUST_BE_CHECKED');

/** VALID-050: the text of a whole number. */
export const checkInteger = (text: string): Verdict => (/^-?\d+$/.test(text) ? null : 'VALIDATION.COMMON.INTEGER');

/** VALID-051: a least length of text, the end included. */
export const checkMinLength = (text: string, min: number): Verdict =>
  textLength(text) >= min ? null : 'VALIDATION.COMMON.MIN_LENGTH';

/** VALID-052 and VALID-053: amounts in minor units, ends included. */
export const checkMinValue = (amount: bigint, min: bigint): Verdict =>
  amount >= min ? null : 'VALIDATION.COMMON.MIN_VALUE';
export const checkMaxValue = (amount: bigint, max: bigint): Verdict =>
  amount <= max ? null : 'VALIDATION.COMMON.MAX_VALUE';

/** VALID-046: whole steps of a positive amount in minor units. */
export const checkMultipleOf = (amount: bigint, step: bigint): Verdict =>
  amount % step === 0n ? null : 'VALIDATION.COMMON.MULTIPLE_OF';

/** VALID-047, KEY-006: an amount the balance can pay. */
export const checkBalance = (amount: bigint, balance: bigint): Verdict =>
  amount <= balance ? null : 'errors.not_enough_money';
