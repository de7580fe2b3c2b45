import { expect, it } from 'vitest';
import { readJackpotWin } from './jackpot-message.ts';

const won = { identifier: 'mystic', level: 'spark', level_name: 'Spark', amount_cents: 21_209, currency: 'EUR' };

it('reads a jackpot win, even if an amount is too large for a JavaScript number [RT-010]', () => {
  expect(readJackpotWin(won)).toEqual(won);
  const large = { ...won, amount_cents: '1234567890123456789012', more: true };
  expect(readJackpotWin(large)).toEqual(large);
});

it.each([
  null,
  'x',
  {},
  { ...won, level_name: '' },
  { ...won, level: undefined },
  { ...won, currency: 5 },
  { ...won, currency: 'XXX' },
  { ...won, amount_cents: '9'.repeat(39) },
  { ...won, amount_cents: 1.5 },
  { ...won, amount_cents: '12e3' },
])('ignores the malformed jackpot message %j [RT-013]', data => {
  expect(readJackpotWin(data)).toBeNull();
});
