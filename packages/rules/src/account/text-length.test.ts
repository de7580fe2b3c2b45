import { expect, it } from 'vitest';
import { checkNickname } from './nickname.ts';
import { checkPassword } from './password.ts';
import { checkPhone } from './phone.ts';
import { hasLeastLength } from './text-length.ts';

it.each([
  ['', 0, true],
  ['', 1, false],
  ['ab', 3, false],
  ['abc', 3, true],
  ['abcd', 3, true],
  // Letters outside the basic multilingual plane, which take two UTF-16 units each.
  ['\u{1d4d0}\u{1d4d1}', 3, false],
  ['\u{1d4d0}\u{1d4d1}\u{1d4d2}', 3, true],
])('checks whether "%s" has at least %d characters: %s [VALID-051]', (text, min, verdict) => {
  expect(hasLeastLength(text, min)).toBe(verdict);
});

it('the minimum lengths of nickname, password and phone number include the limit itself [VALID-051]', () => {
  expect([checkNickname('Al'), checkNickname('Ala')]).toEqual(['VALIDATION.NICKNAME.LENGTH', null]);
  expect([checkPassword('seven 7'), checkPassword('eight 88')]).toEqual(['VALIDATION.PASSWORD.LENGTH', null]);
  expect([checkPhone('+123456'), checkPhone('+1234567')]).toEqual(['VALIDATION.PHONE.INVALID', null]);
});
