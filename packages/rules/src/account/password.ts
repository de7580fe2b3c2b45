import { normalEmail } from './email.ts';
import type { Verdict } from './message-keys.ts';
import { hasLeastLength, textLength } from './text-length.ts';

export const passwordMinLength = 8;
export const passwordMaxLength = 128;

/** Characters as a person counts them, after composing, so that a password typed on another keyboard is the same. */
export const normalPassword = (text: string): string => text.normalize('NFC');

/**
 * VALID-028 as D6 refines it: any character but control characters, 8 to 128 of them [A12]. Spaces at the ends belong
 * to the password. `isCommon` tells the passwords of the list that the caller holds (the platform's; web has none).
 */
export function checkPassword(text: string, isCommon: (password: string) => boolean = () => false): Verdict {
  if (text === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  const password = normalPassword(text);
  if (/\p{Cc}/u.test(password)) return 'VALIDATION.PASSWORD.CHARACTERS';
  const isWithinSpan = hasLeastLength(password, passwordMinLength) && textLength(password) <= passwordMaxLength;
  if (!isWithinSpan) return 'VALIDATION.PASSWORD.LENGTH';
  return isCommon(password) ? 'VALIDATION.PASSWORD.COMMON' : null;
}

/** VALID-048, KEY-003: the password typed again is the same. */
export const checkRepeated = (password: string, repeated: string): Verdict =>
  normalPassword(password) === normalPassword(repeated) ? null : 'VALIDATION.PASSWORD.NOT_MATCH';

/** Whether a password is the account's own address or the part of it before the @: the first that anybody would try [A12]. */
export function isOwnEmail(password: string, email: string): boolean {
  const [typed, address] = [normalEmail(password), normalEmail(email)];
  return typed === address || typed === address.split('@', 1)[0];
}

/** The verdict on a password that is to open an account: the same when it is registered, changed and restored [D6] [A12]. */
export const checkNewPassword = (text: string, email: string, isCommon?: (password: string) => boolean): Verdict =>
  checkPassword(text, isCommon) ?? (isOwnEmail(text, email) ? 'VALIDATION.PASSWORD.PERSONAL' : null);
