import { normalEmail } from './email.ts';
import type { Verdict } from './message-keys.ts';
import { hasLeastLength, textLength } from './text-length.ts';

export const passwordMinLength = 8;
export const passwordMaxLength = 128;

/** Composes characters (NFC), so that the same password typed on different keyboards matches. */
export const normalPassword = (text: string): string => text.normalize('NFC');

/**
 * Requires 8 to 128 characters that are not control characters [VALID-028], as refined by [D6] [A12]. Leading and
 * trailing spaces are part of the password. `isCommon` looks a password up in the list of common ones, which only the
 * platform has.
 */
export function checkPassword(text: string, isCommon: (password: string) => boolean = () => false): Verdict {
  if (text === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  const password = normalPassword(text);
  if (/\p{Cc}/u.test(password)) return 'VALIDATION.PASSWORD.CHARACTERS';
  const fits = hasLeastLength(password, passwordMinLength) && textLength(password) <= passwordMaxLength;
  if (!fits) return 'VALIDATION.PASSWORD.LENGTH';
  return isCommon(password) ? 'VALIDATION.PASSWORD.COMMON' : null;
}

/** Requires the repeated password to match [VALID-048] [KEY-003]. */
export const checkRepeated = (password: string, repeated: string): Verdict =>
  normalPassword(password) === normalPassword(repeated) ? null : 'VALIDATION.PASSWORD.NOT_MATCH';

/**
 * Whether a password is the account's own email address or the part before the @, which an attacker would try first
 * [A12].
 */
export function isOwnEmail(password: string, email: string): boolean {
  const [typed, address] = [normalEmail(password), normalEmail(email)];
  return typed === address || typed === address.split('@', 1)[0];
}

/** Validates a new password. Registration, password change and reset use the same rules [D6] [A12]. */
export const checkNewPassword = (text: string, email: string, isCommon?: (password: string) => boolean): Verdict =>
  checkPassword(text, isCommon) ?? (isOwnEmail(text, email) ? 'VALIDATION.PASSWORD.PERSONAL' : null);
