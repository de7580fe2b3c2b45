import { expect, it } from 'vitest';
import { chipColour, chipText, chipValues, stacks, totalOf } from './chips.ts';

const values = [50n, 100n, 500n, 1000n, 2500n, 10_000n, 50_000n];
const euro = { exponent: 2, cents: true };

it.each([
  [50n, '50c'],
  [100n, '1'],
  [150n, '1.5'],
  [2500n, '25'],
  [10_000n, '100'],
  [200_000n, '2k'],
])('prints a chip of %s minor units as %s', (amount, text) => expect(chipText(amount, euro)).toBe(text));

it('prints chips of a currency without minor units', () => {
  const yen = { exponent: 0, cents: true };
  expect(chipText(100n, yen)).toBe('100');
  expect(chipText(10_000n, yen)).toBe('10k');
});

it('prints bitcoin chips in the displayed unit and never in cents [CONST-038]', () => {
  const microBitcoin = { exponent: 2, cents: false };
  expect(chipText(1000n, microBitcoin)).toBe('10');
  expect(chipText(50n, microBitcoin)).toBe('0.5');
});

it('gives a stack of chips the colour of its largest chip', () => {
  expect(chipColour(500n, values)).toBe('#1f9c8a');
  expect(chipColour(700n, values)).toBe('#1f9c8a');
  expect(chipColour(70_000n, values)).toBe('#1d2030');
});

it('adds up the roulette chips on one spot', () => {
  const chips = [
    { spot: 'red', value: 500n },
    { spot: 'odd', value: 100n },
    { spot: 'red', value: 200n },
  ];
  expect([...stacks(chips)]).toEqual([
    ['red', 700n],
    ['odd', 100n],
  ]);
  expect(totalOf(chips)).toBe(800n);
});

it.each([
  ['EUR from 0.10', 10n, 50_000n, [10n, 25n, 100n, 500n, 1000n, 2500n, 10_000n]],
  ['EUR from 0.20', 20n, 250_000n, [20n, 100n, 500n, 1000n, 2500n, 10_000n, 50_000n]],
  ['EUR from 0.50', 50n, 25_000n, [50n, 100n, 500n, 1000n, 2500n, 10_000n]],
  ['CAD from 1', 100n, 1_000_000n, [100n, 500n, 1000n, 2500n, 10_000n, 50_000n, 100_000n]],
  ['CAD from 5', 500n, 500_000n, [500n, 1000n, 2500n, 10_000n, 50_000n, 100_000n, 250_000n]],
  ['JPY from 100', 100n, 2500n, [100n, 500n, 1000n, 2500n]],
  ['KZT from 500', 50_000n, 5_000_000n, [50_000n, 100_000n, 250_000n, 1_000_000n, 5_000_000n]],
  ['BTC from 10 µBTC', 1000n, 100_000n, [1000n, 2500n, 10_000n, 50_000n, 100_000n]],
  ['ETH from 0.5 mETH', 5n * 10n ** 14n, 5n * 10n ** 16n, [5n, 10n, 25n, 100n, 500n].map(n => n * 10n ** 14n)],
])('offers the minimum stake as the smallest chip and the usual steps above it: %s', (_, least, most, chips) =>
  expect(chipValues(least, most)).toEqual(chips),
);

it('offers a single chip if the table allows only one stake', () => expect(chipValues(7n, 9n)).toEqual([7n]));

it('offers at most as many chip values as there are colours', () => {
  expect(chipValues(1n, 10n ** 30n)).toHaveLength(7);
});
