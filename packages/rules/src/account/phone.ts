import type { Verdict } from './message-keys.ts';
import { hasLeastLength } from './text-length.ts';

/** CONST-069. */
export const phoneMinLength = 8;

/** VALID-029: at least 8 characters from digits, + ( ) space and hyphen, all of them counted; empty passes. */
export function checkPhone(text: string): Verdict {
  const phone = text.trim();
  if (phone === '') return null;
  return /^[\d+() -]+$/.test(phone) && hasLeastLength(phone, phoneMinLength) ? null : 'VALIDATION.PHONE.INVALID';
}
