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
])('writes %s of %s in %s', (amount, currency, locale, text) => {
  expect(spaced(formatMoney(amount, currency, locale))).toBe(text);
});

it('shows ETH in milli [CONST-036]', () => {
  expect(spaced(formatMoney(1_234_567_890_123_456_789n, 'ETH', 'en-CA'))).toBe('1,234.56789 mETH');
});

it('shows LTC in milli [CONST-037]', () => {
  expect(spaced(formatMoney(150_000_000n, 'LTC', 'en-CA'))).toBe('1,500.00 mLTC');
});

it('shows BTC in micro [CONST-038]', () => {
  expect(spaced(formatMoney(123_456n, 'BTC', 'en-CA'))).toBe('1,234.56 µBTC');
});

it('shows tenge, which is listed and not offered [CONST-034]', () => {
  expect(spaced(formatMoney(150_050n, 'KZT', 'en-CA'))).toBe('KZT 1,500.50');
});

it('shows play money as FUN', () => {
  expect(spaced(formatMoney(100_000n, 'FUN', 'en-CA'))).toBe('1,000.00 FUN');
});

it('never shows more than there is', () => {
  expect(spaced(formatMoney(1_999_999n, 'USDT', 'en-CA'))).toBe('1.99 USDT');
});

it('leaves out decimals of a whole amount and adds a plus when asked', () => {
  expect(formatMoney(2_500_000n, 'EUR', 'en-CA', { whole: true })).toBe('€25,000');
  expect(formatMoney(2_500_050n, 'EUR', 'en-CA', { whole: true })).toBe('€25,000.50');
  expect(formatMoney(600n, 'EUR', 'en-CA', { sign: 'always' })).toBe('+€6.00');
  expect(moneyParts(600n, 'EUR', 'en-CA', { sign: 'always' })[0]).toEqual({ type: 'sign', value: '+' });
});

it('gives the parts in the order of the locale', () => {
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
])('shows %s whole, with its own decimals', (currency, amount, text) => {
  expect(spaced(formatMoney(amount, currency, 'en-CA'))).toBe(text);
});

it('gives the space between number and symbol a part of its own', () => {
  expect(moneyParts(24_850n, 'EUR', 'de').map(({ type }) => type)).toEqual(['number', 'literal', 'currency']);
});
