import { expect, it } from 'vitest';
import { averageCost, averageReturn, stakedFor } from './spin-figures.ts';

it('50 spins of 0.20 at a return of 96.2 % return 9.62 on average', () => {
  expect(averageReturn(20n, 50, 96.2)).toBe(962n);
});

it('what has to be staked is rounded up, and so is its average cost', () => {
  expect(stakedFor(962n, 30)).toBe(28_860n);
  expect(stakedFor(1n, 0.5)).toBe(1n);
  expect(averageCost(28_860n, 96)).toBe(1_155n);
});
