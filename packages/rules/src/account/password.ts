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
  const fits = hasLeastLength(password, passwordMinLength) && textLength(password) <= passwordMaxLength;
  if (!fits) return 'VALIDATION.PASSWORD.LENGTH';
  return isCommon(password) ? 'VALIDATION.PASSWORD.COMMON' : null;
}

/** VALID-048, KEY-003: the password typed again is the same. */
export const checkRepeated = (password: string, repeated: string): Verdict =>
  normalPassword(password) === normalPassword(repeated) ? null : 'VALIDATION.PASSWORD.NOT_MATCH';

/** What others know of the owner of a password. */
export interface KnownPerson {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/**
 * Whether a password is the player's own e-mail or name, or a part of one, be it with digits or signs around it: the first
 * that anybody would try [A12]. Null stands for a name that is not known.
 */
export function isPersonal(password: string, { email, first_name, last_name }: KnownPerson): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const typed = bare(normalPassword(password));
  const [first, last] = [first_name ?? '', last_name ?? ''];
  return typed.length >= 4 && [email, first + last, last + first].some(words => bare(words).includes(typed));
}
