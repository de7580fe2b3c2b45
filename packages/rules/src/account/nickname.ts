import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';
import { hasLeastLength, textLength } from './text-length.ts';

/** Length limits of a nickname [CONST-065]. */
export const nicknameMinLength = 3;
export const nicknameMaxLength = 15;

/**
 * 3 to 15 characters: letters of any alphabet, digits, spaces, dots and hyphens. An empty nickname passes [VALID-024]
 * [VALID-025].
 */
export function checkNickname(text: string): Verdict {
  const nickname = cleanLine(text);
  if (nickname === '') return null;
  if (!/^[\p{L}\p{M}\p{Nd} .-]+$/u.test(nickname)) return 'VALIDATION.NICKNAME.CHARACTERS';
  const fits = hasLeastLength(nickname, nicknameMinLength) && textLength(nickname) <= nicknameMaxLength;
  return fits ? null : 'VALIDATION.NICKNAME.LENGTH';
}
