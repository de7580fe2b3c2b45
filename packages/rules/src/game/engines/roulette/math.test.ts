import { expect, it } from 'vitest';
import { outcomeDraw } from '../../fairness.ts';
import { betKinds, payoutOf } from './bet-kinds.ts';
import {
  coveredNumbers,
  isSpot,
  payRoulette,
  pockets,
  rouletteFacts,
  spotReturns,
  spots,
  wheelOrder,
  winningNumber,
} from './math.ts';
import { colourOf } from './roulette-spots.ts';
import { uniformity } from '../../../testing/statistics.ts';

const kinds = (kind: string) => spots.filter(spot => spot.startsWith(`${kind}:`)).length;

it('the list of roulette spots contains every spot on the table layout exactly once', () => {
  expect(kinds('straight')).toBe(37);
  expect(kinds('split')).toBe(60);
  expect(kinds('trio')).toBe(2);
  expect(kinds('street')).toBe(12);
  expect(kinds('corner')).toBe(22);
  expect(kinds('line')).toBe(11);
  expect(kinds('column')).toBe(3);
  expect(kinds('dozen')).toBe(3);
  expect(spots).toHaveLength(37 + 60 + 2 + 12 + 1 + 22 + 11 + 3 + 3 + 6);
  const covered = spots.map(spot => coveredNumbers(spot).join());
  expect(new Set(covered).size).toBe(spots.length);
});

it.each([
  ['split:8-11', [8, 11]],
  ['street:13', [13, 14, 15]],
  ['corner:25', [25, 26, 28, 29]],
  ['line:1', [1, 2, 3, 4, 5, 6]],
  ['column:3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
  ['dozen:2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ['first_four', [0, 1, 2, 3]],
  ['trio:0-2-3', [0, 2, 3]],
])('the roulette spot %s covers %j', (spot, numbers) => expect(coveredNumbers(spot)).toEqual(numbers));

it.each(['straight:37', 'split:3-4', 'split:8-10', 'street:14', 'corner:3', 'line:34', 'dozen:4', 'constructor', ''])(
  '%j is refused as a roulette spot',
  spot => {
    expect(isSpot(spot)).toBe(false);
    expect(() => coveredNumbers(spot)).toThrow(RangeError);
  },
);

it('every roulette spot returns exactly 36/37 [C29] [C32]', () => {
  const stake = 37n;
  for (const spot of spots) {
    let won = 0n;
    for (let number = 0; number < pockets; number += 1) won += payRoulette([{ spot, stake }], number).win;
    expect(won).toBe(36n * stake);
    expect(Number.isInteger(spotReturns(spot))).toBe(true);
  }
  expect(rouletteFacts().rtp_percent).toBe(Math.round((36 / 37) * 10_000) / 100);
});

it('pays each roulette chip, with the sum as the win', () => {
  const bets = [
    { spot: 'straight:17', stake: 100n },
    { spot: 'black', stake: 500n },
    { spot: 'dozen:1', stake: 200n },
  ];
  const paid = payRoulette(bets, 17);
  expect(paid.bets.map(bet => bet.win)).toEqual([3600n, 1000n, 0n]);
  expect(paid.win).toBe(4600n);
  expect(payRoulette(bets, 0).win).toBe(0n);
});

it('the roulette wheel has one green pocket, followed by alternating red and black ones', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
  expect(wheelOrder.map(colourOf).join(' ')).toBe(`green${' red black'.repeat(18)}`);
});

const spin = (nonce: number) => winningNumber(outcomeDraw({ serverSeed: '0a'.repeat(32), clientSeed: 'wheel', nonce }));

it('the roulette ball lands in every pocket equally often, and the same seeds give the same pocket [C30] [C31]', () => {
  const sample = Array.from({ length: 100_000 }, (_, nonce) => spin(nonce));
  expect(uniformity(sample, pockets)).toBeGreaterThan(0.01);
  expect(spin(42)).toBe(sample[42]);
});

it.each(betKinds)('the pay table names the payout of a %s bet as the table pays it', (kind, covered) => {
  const spot = spots.find(name => name.startsWith(kind === 'even' ? 'red' : `${kind}:`)) ?? '';
  expect(coveredNumbers(spot)).toHaveLength(covered);
  expect(payoutOf(covered)).toBe(spotReturns(spot) - 1);
});
