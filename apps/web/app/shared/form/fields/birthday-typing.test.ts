import { expect, it } from 'vitest';
import { withSlashes } from './birthday-typing.ts';

/** The field's content after these keys are typed one by one. */
const typed = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key, text), '');

it.each([
  ['17051990', '17/05/1990'],
  ['17/05/1990', '17/05/1990'],
  ['1/1/1990', '01/01/1990'],
  ['1.12.1990', '01/12/1990'],
  ['17-5-1990', '17/05/1990'],
  ['170519901', '17/05/1990'],
  ['/', ''],
])('typing %s in a birthday field results in %s', (keys, text) => expect(typed(keys)).toBe(text));

it('does not interfere with deleting characters of a birthday', () =>
  expect(withSlashes('17/0', '17/05')).toBe('17/0'));

it.each([
  ['an empty field', ''],
  ['an existing value', '17/05/1991'],
])('reformats a birthday that the browser fills in over %s [VALID-030]', (_what, before) =>
  expect(withSlashes('1990-05-17', before)).toBe('17/05/1990'),
);
