import { cleanLine } from '@liftoff/contract/core/typed-text';
import { asciiDomain, stripInvisible } from './canonical.ts';
import type { Verdict } from './message-keys.ts';

/**
 * Matches name@domain.tld without spaces and with exactly one @ [VALID-026], in every script and with the marks of
 * its letters. The last part of the domain begins with a letter, as in `рф` and in its encoded form `xn--p1ai`. Every
 * part has a bounded length, so matching takes linear time [A42].
 */
const pattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{1,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})$/iu;

/** Validates an email address [KEY-001] [KEY-002]. */
export function checkEmail(text: string): Verdict {
  const email = cleanLine(text);
  if (email === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) return 'VALIDATION.EMAIL.INVALID';
  return null;
}

/**
 * Normalises an address for comparison and storage: cleaned, in lower case and Unicode NFC, with its domain in ASCII.
 */
export function normalEmail(text: string): string {
  const plain = stripInvisible(cleanLine(text)).toLowerCase().normalize('NFC');
  const domainAt = plain.lastIndexOf('@') + 1;
  return domainAt === 0 ? plain : plain.slice(0, domainAt) + asciiDomain(plain.slice(domainAt));
}
