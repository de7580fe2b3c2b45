import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, type Rates } from './exchange.ts';

const rates: Rates = {
  EUR: { EUR: '1.0000' },
  CAD: { EUR: '0.6620' },
  JPY: { EUR: '0.00612' },
  ETH: { EUR: '2910.00' },
};

describe('currency exchange', () => {
  it.each([
    [500_000n, 'CAD', 'EUR', 331_000n, 331_000n],
    [1n, 'CAD', 'EUR', 1n, 0n],
    [-1n, 'CAD', 'EUR', 0n, -1n],
    [10_000n, 'EUR', 'JPY', 16_340n, 16_339n],
    [10n ** 18n, 'ETH', 'EUR', 291_000n, 291_000n],
    [7n, 'CAD', 'CAD', 7n, 7n],
  ])('converts %d minor units of %s to %s, giving %d rounded up and %d rounded down', (amount, from, to, up, down) => {
    expect([exchange(amount, from, to, rates, 'up'), exchange(amount, from, to, rates, 'down')]).toEqual([up, down]);
  });

  it('converting an amount there and back never gains from rounding, and rounding up exceeds rounding down by at most one unit', () => {
    const code = fc.constantFrom('EUR', 'CAD', 'JPY', 'ETH');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), code, code, (amount, from, to) => {
        const up = exchange(amount, from, to, rates, 'up');
        const down = exchange(amount, from, to, rates, 'down');
        expect(up - down <= 1n && up >= down).toBe(true);
        expect(exchange(up, to, from, rates, 'up')).toBeGreaterThanOrEqual(amount);
        expect(exchange(down, to, from, rates, 'down')).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('currency exchange throws for a currency without a positive rate', () => {
    expect(() => exchange(1n, 'BTC', 'EUR', rates, 'up')).toThrow(RangeError);
    expect(() => exchange(1n, 'toString', 'EUR', rates, 'up')).toThrow(RangeError);
    for (const EUR of ['0.0', '-0.6620', '-1'])
      expect(() => exchange(1n, 'CAD', 'EUR', { ...rates, CAD: { EUR } }, 'up')).toThrow('No rate for CAD');
    expect(() => exchange(1n, 'EUR', 'CAD', { ...rates, CAD: { EUR: '0.0' } }, 'up')).toThrow('No rate for CAD');
    expect(exchange(1n, 'BTC', 'BTC', rates, 'up')).toBe(1n);
  });
});
