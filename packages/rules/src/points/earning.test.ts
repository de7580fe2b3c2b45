import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditMicros, earnedMicros, earningRateOf, microsPerPoint } from './earning.ts';

const euro = { EUR: { EUR: '1' }, BTC: { EUR: '50000' } };
const pokies = {
  category: 'pokies',
  rates: [
    { currency: 'EUR' as const, amount_cents: 100 },
    { currency: 'CAD' as const, amount_cents: 150 },
  ],
};
const live = { category: 'live', rates: [{ currency: 'EUR' as const, amount_cents: 1_000 }] };

it.each([
  ['one euro', 100n, 'EUR', 1_000_000n],
  ['twenty cents', 20n, 'EUR', 200_000n],
  ['a currency with its own rate', 100n, 'CAD', 666_666n],
  ['a currency without a rate, through euros', 2_000n, 'BTC', 1_000_000n],
  ['no own money', 0n, 'EUR', 0n],
])('%s earns points by the rate of its category, to the millionth', (_name, stake, currency, micros) => {
  expect(earnedMicros(stake, currency, pokies, euro)).toBe(micros);
});

it('play in a game counts by the first category in the list, and play elsewhere earns nothing', () => {
  expect(earningRateOf([live, pokies], ['pokies', 'live'])).toBe(live);
  expect(earningRateOf([live, pokies], ['turbo'])).toBeNull();
});

it('whole points are credited and the fraction is left, also for what is taken back [PX-05] [PX-13]', () => {
  expect(creditMicros(1_200_000n)).toEqual({ points: 1n, left: 200_000n });
  expect(creditMicros(-400_000n)).toEqual({ points: -1n, left: 600_000n });
  expect(creditMicros(-1_000_000n)).toEqual({ points: -1n, left: 0n });
});

it('whatever is earned and taken back, points and fractions add up to it, and a fraction is below a point [PX-05]', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })), moves => {
      let points = 0n;
      let left = 0n;
      for (const micros of moves) {
        const credit = creditMicros(left + micros);
        points += credit.points;
        left = credit.left;
        expect(left >= 0n && left < microsPerPoint).toBe(true);
      }
      expect(points * microsPerPoint + left).toBe(moves.reduce((sum, micros) => sum + micros, 0n));
    }),
  );
});
