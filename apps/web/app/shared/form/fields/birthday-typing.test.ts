import { expect, it } from 'vitest';
import { completeBirthday, withSlashes } from './birthday-typing.ts';

/** The field's content after these keys are typed one by one. */
const typed = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key, text), '');

it.each([
  ['17051990', '17/05/1990'],
  ['17/05/1990', '17/05/1990'],
  ['1/1/1990', '01/01/1990'],
  ['1/5/1990', '01/05/1990'],
  ['1.12.1990', '01/12/1990'],
  ['17-5-1990', '17/05/1990'],
  ['17 5 1990', '17/05/1990'],
  ['1990-01-01', '01/01/1990'],
  ['1990-1-1', '1990-01-1'],
  ['2005-03-17', '17/03/2005'],
  ['19900101', '01/01/1990'],
  ['١٧٠٥١٩٩٠', '17/05/1990'],
  ['１７/５/１９９０', '17/05/1990'],
  ['170519901', '17/05/19901'],
  ['/', ''],
])('typing %s in a birthday field results in %s', (keys, text) => expect(typed(keys)).toBe(text));

it.each([
  ['1990-05-17', '17/05/1990'],
  ['1/5/1990', '01/05/1990'],
  ['1. 5. 1990', '01/05/1990'],
  [' 17.05.1990\u200b ', '17/05/1990'],
  ['17051990', '17/05/1990'],
  ['May 17, 1990', 'May 17, 1990'],
  ['17/05/1990 10:00', '17/05/1990 10:00'],
])('pasting %j in a birthday field results in %j', (pasted, text) => {
  expect(withSlashes(pasted, '')).toBe(text);
  expect(withSlashes(pasted, '30/11/2001')).toBe(text);
});

it.each([
  ['a removed character', '17/0', '17/05'],
  ['a character removed inside the text', '1/05/1990', '17/05/1990'],
  ['a character typed inside the text', '12/05/1990', '1/05/1990'],
  ['a digit too many inside the text', '127/05/1990', '17/05/1990'],
  ['a part that is typed anew', '1/05/1990', '/05/1990'],
])('leaves %s of a birthday as it is', (_what, text, before) => expect(withSlashes(text, before)).toBe(text));

it.each([
  ['1/05/1990', '01/05/1990'],
  ['1990-01-1', '01/01/1990'],
  ['17/05', '17/05'],
  ['tomorrow', 'tomorrow'],
])('when the field is left, %s becomes %s', (text, complete) => expect(completeBirthday(text)).toBe(complete));
