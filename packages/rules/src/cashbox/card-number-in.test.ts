import { expect, it } from 'vitest';
import { holdsCardNumber } from './card-number-in.ts';

it('finds only full card numbers in a string, whether their digits are grouped or not [A29]', () => {
  for (const text of [
    '4242424242424242',
    'paid with 4242 4242 4242 4242.',
    '{"card":"5555-5555-5555-4444"}',
    'amex=378282246310005',
    '4000000000000000006',
    '2223003122003222,',
  ])
    expect([text, holdsCardNumber(text)]).toEqual([text, true]);
  for (const text of [
    '4242',
    '424242',
    '4242424242424241',
    '42424242424242424242424242424242',
    '9999999999999995',
    '42424242-4242-4242-8242-424242424242',
    'a4242424242424242',
    '4242424242424242-1',
    '',
  ])
    expect([text, holdsCardNumber(text)]).toEqual([text, false]);
});
