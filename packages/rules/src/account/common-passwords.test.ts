import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  '12345678',
  'password1',
  'PASSWORD1',
  'qwertyuiop',
  '1234567890',
  'iloveyou123',
  'contrasen\u0303a',
  'auckland01',
])('recognises the common password %s in any case [A12]', password => expect(isCommonPassword(password)).toBe(true));

it.each(['a quiet harbour at six', 'password1 password', ''])('does not count %j as common [A12]', password =>
  expect(isCommonPassword(password)).toBe(false),
);
