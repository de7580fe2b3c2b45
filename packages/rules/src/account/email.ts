import type { Verdict } from './message-keys.ts';

/** VALID-026: name@domain.tld, no spaces, one @. Each part is bounded, so the pattern takes linear time [A42]. */
const pattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** KEY-001, KEY-002. */
export function checkEmail(text: string): Verdict {
  const email = text.trim();
  if (email === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) return 'VALIDATION.EMAIL.INVALID';
  return null;
}

/** One person's address has one spelling: compared and kept in lower case, composed. */
export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();
