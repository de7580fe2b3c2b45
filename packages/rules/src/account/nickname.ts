import type { Verdict } from './message-keys.ts';
import { hasLeastLength, textLength } from './text-length.ts';

/** CONST-065. */
export const nicknameMinLength = 3;
export const nicknameMaxLength = 15;

/** VALID-024 and VALID-025: letters of any alphabet, digits, spaces, dots, hyphens; 3 to 15 of them; empty passes. */
export function checkNickname(text: string): Verdict {
  const nickname = text.trim();
  if (nickname === '') return null;
  if (!/^[\p{L}\p{M}\p{Nd} .-]+$/u.test(nickname)) return 'VALIDATION.NICKNAME.CHARACTERS';
  const isWithinSpan = hasLeastLength(nickname, nicknameMinLength) && textLength(nickname) <= nicknameMaxLength;
  return isWithinSpan ? null : 'VALIDATION.NICKNAME.LENGTH';
}
