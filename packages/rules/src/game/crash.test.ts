import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  collects,
  collectWin,
  crashFacts,
  crashModel,
  crashPoint,
  elapsedFor,
  flightMs,
  lowestCollect,
  multiplierAt,
} from './crash.ts';
import { outcomeDraw, type Draw } from './fairness.ts';

const model = crashModel(96.13, 5000);
const serverSeed = 'c4'.repeat(32);
const drawOf =
  (...words: number[]): Draw =>
  () =>
    words.shift() ?? 0;

/** The least word with which the point is below a multiplier: words under it reach the multiplier. */
function wordsThatReach(hundredths: number): number {
  let low = 0;
  let high = 2 ** 32;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (crashPoint(model, drawOf(middle, 0)) >= hundredths) low = middle + 1;
    else high = middle;
  }
  return low;
}

it('returns the same whatever multiplier a player collects at [C29] [C32]', () => {
  fc.assert(
    fc.property(fc.integer({ min: lowestCollect, max: model.max_hundredths }), hundredths => {
      // Of 2^32 first words those below the boundary reach the multiplier: chance times multiplier is the return.
      const chance = wordsThatReach(hundredths) / 2 ** 32;
      expect(Math.abs(chance * hundredths - 96.13)).toBeLessThan(hundredths / 2 ** 32 + 1e-9);
    }),
  );
});

it('reads further words where the first leaves the point open', () => {
  // U near 96.13 / 200, so that the point is 199 or 200 by the second word.
  const edge = Math.floor((96.13 / 200) * 2 ** 32);
  expect(crashPoint(model, drawOf(edge, 0))).toBe(200);
  expect(crashPoint(model, drawOf(edge, 2 ** 32 - 1))).toBe(199);
});

it('never goes below 1.00x or above the highest win', () => {
  expect(crashPoint(model, drawOf(2 ** 32 - 1))).toBe(100);
  expect(crashPoint(model, drawOf(0))).toBe(model.max_hundredths);
});

it('simulates to its return for several ways of collecting [C32]', () => {
  const rounds = 60_000;
  const points = Array.from({ length: rounds }, (_, nonce) =>
    crashPoint(model, outcomeDraw({ serverSeed, clientSeed: 'simulation', nonce })),
  );
  for (const hundredths of [101, 150, 200, 1000, 10_000]) {
    const wins = points.filter(point => collects(hundredths, point)).length;
    const chance = 96.13 / hundredths;
    const sigma = Math.sqrt(chance * (1 - chance) * rounds);
    expect(Math.abs(wins - chance * rounds)).toBeLessThanOrEqual(3 * sigma);
  }
});

const once = () => crashPoint(model, outcomeDraw({ serverSeed, clientSeed: 'a', nonce: 7 }));

it('gives the same point for the same seeds [C30]', () => {
  expect(once()).toBe(once());
});

it('rises without a step back and finds the moment of a multiplier', () => {
  expect(multiplierAt(0)).toBe(100);
  expect(multiplierAt(-5)).toBe(100);
  expect(multiplierAt(7000)).toBe(248);
  fc.assert(
    fc.property(fc.integer({ min: 101, max: model.max_hundredths }), hundredths => {
      const ms = elapsedFor(hundredths);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths);
      expect(multiplierAt(ms - 1)).toBeLessThan(hundredths);
      expect(multiplierAt(flightMs(hundredths) - 1)).toBeLessThanOrEqual(hundredths);
    }),
  );
});

it('pays stake times multiplier, a broken unit rounded down [A25]', () => {
  expect(collectWin(100n, 248)).toBe(248n);
  expect(collectWin(33n, 150)).toBe(49n);
  expect(collectWin(10n ** 18n, 101)).toBe(101n * 10n ** 16n);
  expect(collects(100, 100)).toBe(false);
  expect(collects(248, 248)).toBe(true);
  expect(collects(249, 248)).toBe(false);
});

it('states exact figures [C29]', () => {
  const facts = crashFacts(model);
  expect(facts.rtp_percent).toBe(96.13);
  expect(facts.max_win_times_stake).toBe(5000);
  expect(facts.max_win_one_in).toBeCloseTo(5000 / 0.9613, 6);
  expect(facts.instant_crash_one_in).toBeCloseTo(1 / (1 - 0.9613 / 1.01), 9);
});

it.each([
  [0, 100],
  [100, 100],
  [96, 1],
  [96, 2.5],
])('refuses a model of %s %% and %sx', (rtp, max) => expect(() => crashModel(rtp, max)).toThrow(RangeError));
