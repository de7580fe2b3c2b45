import { expect, it } from 'vitest';
import { averageCost, averageReturn } from './spin-figures.ts';

it('50 spins of 0.20 at a return of 96.2 % return 9.62 on average', () => {
  expect(averageReturn(20n, 50, 96.2)).toBe(962n);
});

it('the average cost of a stake is rounded up', () => {
  expect(averageCost(28_860n, 96)).toBe(1_155n);
});
