import { expect, it } from 'vitest';
import { chipColour, chipText, chipValues, stacks, totalOf } from './chips.ts';

const values = [50n, 100n, 200n, 500n, 1000n, 2500n, 10_000n];

it.each([
  [50n, '50c'],
  [100n, '1'],
  [150n, '1.5'],
  [2500n, '25'],
  [10_000n, '100'],
  [200_000n, '2k'],
])('prints %s minor units as %s', (amount, text) => expect(chipText(amount, 2)).toBe(text));

it('prints a currency without minor units', () => {
  expect(chipText(100n, 0)).toBe('100');
  expect(chipText(10_000n, 0)).toBe('10k');
});

it('takes the colour of the largest chip in a stack', () => {
  expect(chipColour(500n, values)).toBe('#c8433f');
  expect(chipColour(700n, values)).toBe('#c8433f');
  expect(chipColour(20_000n, values)).toBe('#1d2030');
});

it('adds chips of one spot together', () => {
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

it('offers 0.50 to 100 where the game takes them', () => {
  expect(chipValues(50n, 500_000n)).toEqual(values);
  expect(chipValues(10n, 500_000n)).toEqual(values);
  expect(chipValues(100n, 2000n)).toEqual([500n, 1000n, 2000n]);
  expect(chipValues(7n, 9n)).toEqual([7n]);
});
