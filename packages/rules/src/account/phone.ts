import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';
import { hasLeastLength } from './text-length.ts';

/** Minimum length of a phone number, in characters [CONST-069]. */
export const phoneMinLength = 8;

/**
 * Allows digits, +, parentheses, spaces and hyphens, at least 8 characters in total. An empty number passes
 * [VALID-029].
 */
export function checkPhone(text: string): Verdict {
  const phone = cleanLine(text);
  if (phone === '') return null;
  return /^[\d+() -]+$/.test(phone) && hasLeastLength(phone, phoneMinLength) ? null : 'VALIDATION.PHONE.INVALID';
}
