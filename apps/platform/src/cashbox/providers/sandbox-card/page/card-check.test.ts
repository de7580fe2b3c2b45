import { expiryFault, isCardNumber } from '@liftoff/rules/cashbox/card';
import { describe, expect, it } from 'vitest';
import { cardTokens } from '../test-cards.ts';
import { isHolder, isSecurityCode, monthAndYear, spaced, tokenOf } from './card-check.js';

const november2026 = { year: 2026, month: 11 };

describe('the checks of the card frame', () => {
  it.each(['4242424242424242', '4000000000000002', '4000002500003155', '4000000000009995', '4000000000000259'])(
    '%s is a test card, and the provider knows its token',
    digits => {
      expect(isCardNumber(digits)).toBe(true);
      expect(Object.keys(cardTokens)).toContain(tokenOf(digits));
    },
  );

  it('a real card number has no token, so it is never sent [A29]', () => {
    expect(isCardNumber('4539578763621486')).toBe(true);
    expect(tokenOf('4539578763621486')).toBeNull();
    expect(tokenOf('constructor')).toBeNull();
  });

  it.each([
    ['11/26', true],
    ['10/26', false],
    ['12 / 2029', true],
    ['0130', true],
    ['12/2029', true],
    ['12/1929', false],
    ['13/29', false],
    ['00/29', false],
    ['12/99', false],
    ['1/29', false],
    ['12-29', true],
    ['\u200e١٢/٢٩', true],
    ['１２／２９', true],
    ['1', false],
    ['', false],
  ])('the expiry "%s" in November 2026 is valid: %s', (text, good) => {
    expect(expiryFault(monthAndYear(text), november2026) === null).toBe(good);
  });

  it('the card frame checks the security code and the card holder', () => {
    expect([isSecurityCode('123'), isSecurityCode('1234'), isSecurityCode('12'), isSecurityCode('12a')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isHolder('Mira Kask'), isHolder(' '), isHolder('4242 4242')]).toEqual([true, false, false]);
  });

  it('formats a card number in groups of four', () => {
    expect(spaced('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(spaced('42424')).toBe('4242 4');
    expect(spaced('4242-4242\u20114242\u00a04242\u200b')).toBe('4242 4242 4242 4242');
    expect(spaced('٤٢٤٢４２４２42424242')).toBe('4242 4242 4242 4242');
    expect(spaced('4'.repeat(21))).toBe('4444 4444 4444 4444 4444 4');
  });
});
