import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryFault, isCardNumber, isRejectedBin } from './card.ts';

describe('card number', () => {
  it.each([
    ['4242424242424242', true],
    ['4242 4242 4242 4242', true],
    [' 5555 5555 5555 4444 ', true],
    ['378282246310005', true],
    ['6759649826438453', true],
    ['000000000000', true],
    ['4222222222222', true],
    ['4242424242424241', false],
    ['4242-4242-4242-4242', false],
    ['42424242424', false],
    ['00000000000', false],
    ['00000000000000000000', false],
    ['0000000000000000000', true],
    ['4242 4242 4242 424x', false],
    ['', false],
    ['４２４２424242424242', false],
  ])('checks whether %j is a card number: %s [VALID-040]', (text, good) => {
    expect(isCardNumber(text)).toBe(good);
  });

  it('detects a single wrong digit at any position [VALID-040]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = '4242424242424242'.split('');
        digits[place] = String((Number.parseInt(digits[place] ?? '', 10) + by) % 10);
        expect(isCardNumber(digits.join(''))).toBe(false);
      }),
    );
  });

  it('every card number of 12 to 19 digits has exactly one valid last digit [VALID-040]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,18}$/), start => {
        const fitting = [...'0123456789'].filter(last => isCardNumber(start + last));
        expect(fitting).toHaveLength(1);
      }),
    );
  });
});

const november2026 = { year: 2026, month: 11 };

describe('card expiry', () => {
  it.each(['', '1126', '1/26', '11/2026', '11-26', ' 11/26', '11/26 ', 'ab/cd', '11/26/01'])(
    'refuses the expiry %j, which is not in the form MM/YY [VALID-037]',
    text => {
      expect(expiryFault(text, november2026)).toBe('form');
    },
  );

  it.each([
    ['00/29', 'month'],
    ['01/29', null],
    ['12/29', null],
    ['13/29', 'month'],
    ['99/29', 'month'],
  ])('checks the month of expiry %j and returns %s [VALID-038]', (text, fault) => {
    expect(expiryFault(text, november2026)).toBe(fault);
  });

  it.each([
    ['11/26', null],
    ['12/26', null],
    ['01/27', null],
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['11/46', null],
    ['12/46', null],
    ['01/47', 'past'],
    ['12/99', 'past'],
  ])('in November 2026, checks the card expiry %j and returns %s [VALID-039]', (text, fault) => {
    expect(expiryFault(text, november2026)).toBe(fault);
  });

  it('a card is valid in its expiry month and expired in the next month, in every year [VALID-039]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2079 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const text = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
        expect(expiryFault(text, { year, month })).toBeNull();
        const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
        expect(expiryFault(text, next)).toBe('past');
      }),
    );
  });
});

describe('issuing bank of a card', () => {
  it.each([
    ['4242 4242 4242 4242', ['424242'], true],
    ['4242424242424242', ['555555', '4242'], true],
    ['4242424242424242', ['242424'], false],
    ['4242424242424242', ['42424243'], false],
    ['4242424242421234', ['1234'], false],
    ['4242424242424242', [], false],
    ['4242424242424242', [''], false],
    ['', ['4'], false],
  ])('whether card %j is rejected, given the rejected banks %o: %s [VALID-041]', (text, rejected, isRejected) => {
    expect(isRejectedBin(text, rejected)).toBe(isRejected);
  });
});
