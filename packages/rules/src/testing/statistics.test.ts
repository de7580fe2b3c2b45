import { expect, it } from 'vitest';
import { chiSquareTail, holmRejected, normalTail } from './statistics.ts';

it.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [58.619, 36, 0.01],
  [36, 36, 0.46865],
  [124.342, 100, 0.05],
  [10, 50, 1],
])('computes the chi-square tail of %s with %s degrees of freedom', (statistic, degrees, tail) => {
  expect(chiSquareTail(statistic, degrees)).toBeCloseTo(tail, 4);
});

it('computes the two-sided tail of the normal distribution', () => {
  expect(normalTail(1.959964)).toBeCloseTo(0.05, 6);
});

it("Holm's method rejects tests in order of p-value and stops at the first one it accepts", () => {
  expect(holmRejected([0.5, 0.001, 0.02], 0.01)).toEqual([1]);
  expect(holmRejected([0.004, 0.001], 0.01)).toEqual([1, 0]);
  expect(holmRejected([0.0049, 0.6], 0.01)).toEqual([0]);
  expect(holmRejected([0.4, 0.6], 0.01)).toEqual([]);
});
