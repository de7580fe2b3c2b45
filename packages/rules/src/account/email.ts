import { asciiDomain, stripInvisible } from './canonical.ts';
import type { Verdict } from './message-keys.ts';

/**
 * Matches name@domain.tld without spaces and with exactly one @ [VALID-026]. Every part has a bounded length, so
 * matching takes linear time [A42].
 */
const pattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** Validates an email address [KEY-001] [KEY-002]. */
export function checkEmail(text: string): Verdict {
  const email = text.trim();
  if (email === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) return 'VALIDATION.EMAIL.INVALID';
  return null;
}

/**
 * Normalises an address for comparison and storage: without invisible characters and surrounding spaces, in lower case
 * and Unicode NFC, with its domain in ASCII.
 */
export function normalEmail(text: string): string {
  const plain = stripInvisible(text).trim().toLowerCase().normalize('NFC');
  const domainAt = plain.lastIndexOf('@') + 1;
  return domainAt === 0 ? plain : plain.slice(0, domainAt) + asciiDomain(plain.slice(domainAt));
}
