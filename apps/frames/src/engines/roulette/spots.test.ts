import { wheelOrder } from '@liftoff/rules/game/engines/roulette/math';
import { expect, it } from 'vitest';
import { isAboveStake, paysTo1, spotOf, spots } from './spots.ts';

it('the list of spots contains every bet of the single-zero table once', () => {
  const count = (kind: string) => spots.filter(spot => spot.kind === kind).length;
  expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
  expect(count('straight')).toBe(37);
  expect(count('split')).toBe(60);
  expect(count('street') + count('trio')).toBe(14);
  expect(count('corner') + count('firstFour')).toBe(23);
  expect(count('line')).toBe(11);
  expect(count('column') + count('dozen')).toBe(6);
  expect(count('even')).toBe(6);
  expect(new Set(wheelOrder).size).toBe(37);
});

it('every spot has its numbers and the matching payout', () => {
  expect(spotOf('corner:25')?.numbers).toEqual([25, 26, 28, 29]);
  expect(spotOf('split:8-11')?.numbers).toEqual([8, 11]);
  expect(spotOf('column:3')?.numbers).toContain(36);
  expect(spotOf('line:1')?.numbers).toEqual([1, 2, 3, 4, 5, 6]);
  for (const spot of spots) expect(paysTo1(spot)).toBe(36 / spot.numbers.length - 1);
  for (const even of spots.filter(({ kind }) => kind === 'even')) expect(even.numbers).toHaveLength(18);
});

it('every spot on the number field has a different position', () => {
  const places = spots.flatMap(({ at }) => (at ? [`${at.u}:${at.v}`] : []));
  expect(new Set(places).size).toBe(places.length);
});

it.each([
  [{ 'straight:17': 100 }, 17, true],
  [{ 'straight:17': 100 }, 18, false],
  [{ black: 100 }, 17, true],
  // Black wins its stake, but high loses the same amount.
  [{ black: 100, high: 100 }, 17, false],
  [{ 'dozen:2': 100, 'dozen:1': 100, 'dozen:3': 100 }, 17, false],
  [{ 'dozen:2': 101, 'dozen:1': 100, 'dozen:3': 100 }, 17, true],
  [{}, 17, false],
] as const)(
  'with chips %j, whether the return on %d exceeds the total stake is %s [C22]',
  (chips, number, expected) => {
    expect(isAboveStake(number, new Map(Object.entries(chips).map(([spot, chip]) => [spot, BigInt(chip)])))).toBe(
      expected,
    );
  },
);
