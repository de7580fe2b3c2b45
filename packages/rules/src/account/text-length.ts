import { fieldMax } from '@liftoff/contract/account/field-max';
import { cleanText } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';

/** Counts characters as a person does: a letter outside the basic multilingual plane counts once, not twice. */
export const textLength = (text: string): number => Array.from(text).length;

/** Whether a string has at least `min` characters [VALID-051]. */
export const hasLeastLength = (text: string, min: number): boolean => textLength(text) >= min;

export type LimitedField = keyof typeof fieldMax;

export const isLimited = (field: string): field is LimitedField => Object.hasOwn(fieldMax, field);

/** Refuses a text that is longer than its field allows. */
export const checkFits = (field: LimitedField, text: string): Verdict =>
  cleanText(text).length <= fieldMax[field] ? null : 'VALIDATION.COMMON.MAX_LENGTH';
