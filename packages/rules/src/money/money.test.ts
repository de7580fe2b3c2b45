import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, exponentOf, minor, minorOfDecimal, subunitsToUnit, unitsToMinor, wire } from './money.ts';

it('converts every amount to JSON and back without loss, using an integer if that is exact [A25]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 37n), max: 10n ** 37n }), amount => {
      const written = wire(amount);
      expect(minor(JSON.parse(JSON.stringify(written)))).toBe(amount);
      expect(typeof written).toBe(Number.isSafeInteger(Number(amount)) ? 'number' : 'string');
    }),
  );
});

it('writes integers up to the largest exact one, and digit strings beyond that [A25]', () => {
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  expect([wire(most), wire(-most)]).toEqual([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);
  expect([wire(most + 1n), wire(-most - 1n)]).toEqual(['9007199254740992', '-9007199254740992']);
});

it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1e3', '1.5', '٣', '', '--1', '+1'])(
  'refuses %s as an amount of minor units [A25]',
  amount => expect(() => minor(amount)).toThrow(RangeError),
);

it.each([
  ['EUR', 2, 100n],
  ['JPY', 0, 1n],
  ['BTC', 8, 10n ** 8n],
  ['BCH', 8, 10n ** 8n],
  ['LTC', 8, 10n ** 8n],
  ['DOG', 8, 10n ** 8n],
  ['ETH', 18, 10n ** 18n],
  ['FUN', 2, 100n],
])('returns the minor units of %s [ENTITY-005] [A25]', (currency, exponent, subunits) => {
  expect(exponentOf(currency)).toBe(exponent);
  expect(subunitsToUnit(currency)).toBe(subunits);
  expect(unitsToMinor(50n, currency)).toBe(50n * subunits);
});

it('throws for an unknown currency when its minor units are requested', () => {
  expect(() => exponentOf('XXX')).toThrow(RangeError);
  expect(() => exponentOf('toString')).toThrow(RangeError);
});

it.each([
  ['12', 'EUR', 1200n],
  ['12.5', 'EUR', 1250n],
  ['1.125', 'BTC', 112_500_000n],
  ['0.000000000000000001', 'ETH', 1n],
  ['12.505', 'EUR', null],
  ['12.5', 'JPY', null],
  ['12,5', 'EUR', null],
  ['-1', 'EUR', null],
  ['1e3', 'EUR', null],
  ['٣', 'EUR', null],
  ['', 'EUR', null],
])('parses the decimal %j in %s [A25]', (text, currency, expected) => {
  expect(minorOfDecimal(text, currency)).toBe(expected);
});

it('writes amounts as exact decimals, truncated towards zero', () => {
  expect(decimalText(123_456n, 2)).toBe('1234.56');
  expect(decimalText(5n, 2)).toBe('0.05');
  expect(decimalText(-1005n, 2, 1)).toBe('-10.0');
  expect(decimalText(-5n, 2, 1)).toBe('0.0');
  expect(decimalText(700n, 0)).toBe('700');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), amount => {
      expect(minorOfDecimal(decimalText(amount, 2), 'EUR')).toBe(amount);
    }),
  );
});
