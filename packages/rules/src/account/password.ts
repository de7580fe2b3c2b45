import type { Verdict } from './message-keys.ts';
import { textLength } from './text-length.ts';

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
  const length = textLength(password);
  if (length < passwordMinLength || length > passwordMaxLength) return 'VALIDATION.PASSWORD.LENGTH';
  return isCommon(password) ? 'VALIDATION.PASSWORD.COMMON' : null;
}

/** What others know of the owner of a password. */
export interface KnownPerson {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Whether a password is nothing but a part of its owner's e-mail or name, in any case [A12]. */
export function isPartOfPerson(password: string, { email, first_name: first, last_name: last }: KnownPerson): boolean {
  const name = `${first ?? ''} ${last ?? ''}`;
  const [wanted = '', ...known] = [password, email, name, name.replaceAll(/\s/g, '')].map(text =>
    normalPassword(text).toLowerCase(),
  );
  return known.some(text => text.includes(wanted));
}
