import { expect, it } from 'vitest';
import { formatMoney, moneyParts } from './money-format.ts';

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  [24_850n, 'EUR', 'en-CA', '€248.50'],
  [24_850n, 'CAD', 'en-CA', '$248.50'],
  [1_234_550n, 'EUR', 'de', '12.345,50 €'],
  [1_234_550n, 'CAD', 'fr-CA', '12 345,50 $'],
  [-5n, 'EUR', 'en-CA', '−€0.05'],
  [1500n, 'JPY', 'en-CA', 'JP¥1,500'],
  [0n, 'EUR', 'en-CA', '€0.00'],
  [10n ** 30n + 1n, 'EUR', 'en-CA', '€10,000,000,000,000,000,000,000,000,000.01'],
])('formats %s minor units of %s in locale %s', (amount, currency, locale, text) => {
  expect(spaced(formatMoney(amount, currency, locale))).toBe(text);
});

it('shows ETH in milli units [CONST-036]', () => {
  expect(spaced(formatMoney(1_234_567_890_123_456_789n, 'ETH', 'en-CA'))).toBe('1,234.56789 mETH');
});

it('shows LTC in milli units [CONST-037]', () => {
  expect(spaced(formatMoney(150_000_000n, 'LTC', 'en-CA'))).toBe('1,500.00 mLTC');
});

it('shows BTC in micro units [CONST-038]', () => {
  expect(spaced(formatMoney(123_456n, 'BTC', 'en-CA'))).toBe('1,234.56 µBTC');
});

it('formats KZT, which is listed but not offered [CONST-034]', () => {
  expect(spaced(formatMoney(150_050n, 'KZT', 'en-CA'))).toBe('KZT 1,500.50');
});

it('shows demo money as a number without a currency', () => {
  expect(spaced(formatMoney(100_000n, 'FUN', 'en-CA'))).toBe('1,000.00');
});

it('rounds amounts down, so that no more than the actual amount is ever shown', () => {
  expect(spaced(formatMoney(1_999_999n, 'USDT', 'en-CA'))).toBe('1.99 USDT');
});

it('omits the decimals of a whole amount and adds a plus sign if requested', () => {
  expect(formatMoney(2_500_000n, 'EUR', 'en-CA', { whole: true })).toBe('€25,000');
  expect(formatMoney(2_500_050n, 'EUR', 'en-CA', { whole: true })).toBe('€25,000.50');
  expect(formatMoney(600n, 'EUR', 'en-CA', { sign: 'always' })).toBe('+€6.00');
  expect(moneyParts(600n, 'EUR', 'en-CA', { sign: 'always' })[0]).toEqual({ type: 'sign', value: '+' });
});

it('returns the parts of an amount in the order used by the locale', () => {
  expect(moneyParts(-24_850n, 'EUR', 'en-CA')).toEqual([
    { type: 'sign', value: '−' },
    { type: 'currency', value: '€' },
    { type: 'number', value: '248.50' },
  ]);
});

it.each([
  ['BCH', 123_456_789n, '1.23456789 BCH'],
  ['DOG', 123_456_789n, '1.2345 DOG'],
  ['BCH', 100_000_000n, '1.00 BCH'],
])('shows an amount of %s in whole units with its own number of decimals', (currency, amount, text) => {
  expect(spaced(formatMoney(amount, currency, 'en-CA'))).toBe(text);
});

it('returns the space between a number and its symbol as a separate part', () => {
  expect(moneyParts(24_850n, 'EUR', 'de').map(({ type }) => type)).toEqual(['number', 'literal', 'currency']);
});
