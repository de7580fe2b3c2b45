import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  collects,
  collectWin,
  crashFacts,
  crashModel,
  crashPoint,
  elapsedFor,
  flightEnd,
  flightMs,
  flightOf,
  lastWorth,
  lowestCollect,
  multiplierAt,
} from './math.ts';
import { outcomeDraw, type Draw } from '../../fairness.ts';

const model = crashModel(96.13, 5000);
const serverSeed = 'c4'.repeat(32);
const drawOf =
  (...words: number[]): Draw =>
  () =>
    words.shift() ?? 0;

/**
 * Finds the lowest first word at which the crash point is below a multiplier. All lower words reach the multiplier.
 */
function wordsThatReach(hundredths: number, stake: bigint): number {
  let low = 0;
  let high = 2 ** 32;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (crashPoint(model, drawOf(middle, 0), stake) >= hundredths) low = middle + 1;
    else high = middle;
  }
  return low;
}

const targets = fc.integer({ min: lowestCollect, max: model.max_hundredths });
const anyStake = fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 10n ** 20n }));

it("a crash game's return is the same at every collect multiplier and every stake [C29] [C32]", () => {
  fc.assert(
    fc.property(targets, anyStake, (hundredths, stake) => {
      // First words below the boundary, out of 2^32, reach the multiplier. Their share times the payout is the
      // return.
      const chance = wordsThatReach(hundredths, stake) / 2 ** 32;
      const paidHundredths = Number((collectWin(stake, hundredths) * 10n ** 12n) / stake) / 1e10;
      expect(Math.abs(chance * paidHundredths - 96.13)).toBeLessThan(hundredths / 2 ** 32 + 1e-6);
    }),
  );
});

it('a multiplier is reached exactly when its payout is, so that rounding down loses nothing [C29]', () => {
  fc.assert(
    fc.property(targets, anyStake, (hundredths, stake) => {
      const amount = collectWin(stake, hundredths);
      expect(lastWorth(stake, amount)).toBeGreaterThanOrEqual(BigInt(hundredths));
      expect(lastWorth(stake, amount - 1n)).toBeLessThan(BigInt(hundredths));
    }),
  );
});

it('the crash point is the same for all stakes in whole hundreds, and never lies between two payouts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.bigInt({ min: 1n, max: 10n ** 18n }), (word, stake) => {
      const whole = crashPoint(model, drawOf(word, 7, 7), 100n * stake);
      expect(whole).toBe(crashPoint(model, drawOf(word, 7, 7), 100n));
      const point = crashPoint(model, drawOf(word, 7, 7), stake);
      if (point > 100 && point < model.max_hundredths)
        expect(collectWin(stake, point + 1)).toBeGreaterThan(collectWin(stake, point));
    }),
  );
});

it('settles a flight as determined at its start, whenever it is evaluated and wherever it was set to collect [B1]', () => {
  const lateness = fc.integer({ min: 0, max: 10 * 86_400_000 });
  const autos = fc.option(targets, { nil: null });
  const words = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  fc.assert(
    fc.property(
      words,
      autos,
      anyStake,
      lateness,
      fc.option(lateness, { nil: null }),
      (word, auto, stake, late, hand) => {
        const flight = flightOf(model, drawOf(word, 7, 7), stake, auto);
        const inTime = flightEnd(flight, flight.lastsMs, hand);
        expect(flightEnd(flight, flight.lastsMs + late, hand)).toEqual(inTime);
        expect(flightEnd(flight, flight.lastsMs - 1, null)).toBe(null);
        const handCounts = hand !== null && hand < flight.lastsMs && multiplierAt(hand) >= lowestCollect;
        expect(inTime).toEqual({ collected: handCounts ? multiplierAt(hand) : flight.collectsAt });
      },
    ),
  );
});

it('a crash game rejects a stake of zero', () => expect(() => crashPoint(model, drawOf(1), 0n)).toThrow(RangeError));

it('draws further random words if the first leaves the crash point undecided', () => {
  // U is near 96.13 / 200, so that the second word decides between crash points 199 and 200.
  const edge = Math.floor((96.13 / 200) * 2 ** 32);
  expect(crashPoint(model, drawOf(edge, 0), 100n)).toBe(200);
  expect(crashPoint(model, drawOf(edge, 2 ** 32 - 1), 100n)).toBe(199);
});

it('the crash point is never below 1.00x or above the maximum multiplier', () => {
  expect(crashPoint(model, drawOf(2 ** 32 - 1), 100n)).toBe(100);
  expect(crashPoint(model, drawOf(0), 100n)).toBe(model.max_hundredths);
});

it("a crash game simulation matches the model's return at several collect multipliers [C32]", () => {
  const rounds = 60_000;
  const points = Array.from({ length: rounds }, (_, nonce) =>
    crashPoint(model, outcomeDraw({ serverSeed, clientSeed: 'simulation', nonce }), 100n),
  );
  for (const hundredths of [101, 150, 200, 1000, 10_000]) {
    const wins = points.filter(point => collects(hundredths, point)).length;
    const chance = 96.13 / hundredths;
    const sigma = Math.sqrt(chance * (1 - chance) * rounds);
    expect(Math.abs(wins - chance * rounds)).toBeLessThanOrEqual(3 * sigma);
  }
});

const once = () => crashPoint(model, outcomeDraw({ serverSeed, clientSeed: 'a', nonce: 7 }), 100n);

it('the same seeds give the same crash point [C30]', () => {
  expect(once()).toBe(once());
});

it('the crash multiplier never falls, and its inverse finds the time at which it reaches a value', () => {
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

it('a flight pays stake times multiplier, rounded down to whole minor units [A25]', () => {
  expect(collectWin(100n, 248)).toBe(248n);
  expect(collectWin(33n, 150)).toBe(49n);
  expect(collectWin(10n ** 18n, 101)).toBe(101n * 10n ** 16n);
  expect(collects(100, 100)).toBe(false);
  expect(collects(248, 248)).toBe(true);
  expect(collects(249, 248)).toBe(false);
});

it('a crash game publishes exact figures [C29]', () => {
  const facts = crashFacts(model);
  expect(facts.rtp_percent).toBe(96.13);
  expect(facts.max_win_times_stake).toBe(5000);
  expect(facts.max_win_one_in).toBeCloseTo(5000 / 0.9613, 6);
});

it.each([
  [0, 100],
  [100, 100],
  [96, 1],
  [96, 2.5],
])('refuses a crash model with a return of %s %% and a maximum of %sx', (rtp, max) =>
  expect(() => crashModel(rtp, max)).toThrow(RangeError),
);
