import { decimalText, minor, wire } from '@liftoff/rules/money/money';
import { expect, it } from 'vitest';
import { moneyWriter, timesStake } from './money.ts';

const euro = moneyWriter('EUR', 100n, 'en-CA');

it('formats minor units with all decimal places and a true minus sign [A25]', () => {
  expect(euro.plain(24850n)).toBe('€248.50');
  expect(euro.signed(500n)).toBe('+€5.00');
  expect(euro.signed(-80n)).toBe('\u2212€0.80');
  expect(euro.signed(0n)).toBe('€0.00');
  expect(euro.short(2000n)).toBe('€20');
  expect(euro.short(2050n)).toBe('€20.50');
});

it('preserves every digit of amounts beyond floating-point precision [A25]', () => {
  expect(moneyWriter('EUR', 100n, 'en-CA').plain(900_719_925_474_099_399n)).toBe('€9,007,199,254,740,993.99');
  expect(wire(9_007_199_254_740_993n)).toBe('9007199254740993');
  expect(minor('9007199254740993')).toBe(9_007_199_254_740_993n);
});

it('shows bitcoin in µBTC and play money without a currency [CONST-038]', () => {
  expect(moneyWriter('BTC', 100_000_000n, 'en-CA').plain(12_345n)).toBe('123.45\u00a0µBTC');
  expect(moneyWriter('JPY', 1n, 'en-CA').plain(500n)).toContain('500');
  expect(moneyWriter('FUN', 100n, 'de').plain(100_050n)).toBe('1.000,50');
  expect(moneyWriter('FUN', 100n, 'de').bare(100_050n)).toBe('1.000,50');
  expect(moneyWriter('EUR', 100n, 'en-CA').bare(500n)).toBe('€5.00');
});

it('truncates amounts towards zero and never shows a negative zero', () => {
  expect(decimalText(-5n, 2, 1)).toBe('0.0');
  expect(decimalText(1999n, 2, 1)).toBe('19.9');
});

it('formats an amount as a multiple of the stake', () => {
  expect(timesStake(8640n, 100n, 'en-CA')).toBe('86.4');
  expect(timesStake(600n, 100n, 'en-CA')).toBe('6');
  expect(timesStake(1n, 3n, 'de')).toBe('0,33');
});
