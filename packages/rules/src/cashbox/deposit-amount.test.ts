import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositPresets, firstDeposit, readDeposit, typedAmount } from './deposit-amount.ts';

const card = { min: 2000n, max: 500_000n };

describe('deposit amounts', () => {
  it.each([
    ['50', { amount: 5000n }],
    ['50,5', { amount: 5050n }],
    ['20', { amount: 2000n }],
    ['19.99', { wrong: 'below_min' }],
    ['5000', { amount: 500_000n }],
    ['5000.01', { wrong: 'above_max' }],
    ['', { wrong: 'missing' }],
    ['  ', { wrong: 'missing' }],
    ['-50', { wrong: 'unreadable' }],
    ['5e3', { wrong: 'unreadable' }],
    ['50.005', { wrong: 'unclear' }],
    ['50.0050', { wrong: 'unreadable' }],
  ])('reads the typed deposit amount "%s" in EUR [VALID-052] [VALID-053]', (text, expected) => {
    expect(readDeposit(text, { currency: 'EUR', locale: 'en' }, card)).toEqual(expected);
  });

  it('accepts every amount above the minimum if the method has no maximum', () => {
    expect(readDeposit('999999', { currency: 'EUR', locale: 'en' }, { min: 2000n, max: null })).toEqual({
      amount: 99_999_900n,
    });
  });

  it('suggests 50 units for a first deposit if the method accepts them, otherwise the nearest allowed amount [CONST-039]', () => {
    expect(firstDeposit('EUR', card)).toBe(5000n);
    expect(firstDeposit('EUR', { min: 2000n, max: null })).toBe(5000n);
    expect(firstDeposit('JPY', { min: 3000n, max: null })).toBe(3000n);
    expect(firstDeposit('USD', { min: 100n, max: 4000n })).toBe(4000n);
  });

  it.each([
    ['BTC', 10_000n, 10_000n, [10_000n, 25_000n, 50_000n, 100_000n]],
    ['ETH', 1_000_000_000_000_000n, 1_000_000_000_000_000n, null],
    ['USDT', 20_000_000n, 50_000_000n, [20_000_000n, 50_000_000n, 100_000_000n, 200_000_000n]],
    ['DOG', 10_000_000_000n, 10_000_000_000n, null],
    ['DOG', 50_000_000n, 5_000_000_000n, null],
    ['DOG', 49_999_999n, 49_999_999n, null],
  ] as const)(
    'suggests 50 coins for a first crypto deposit, or the minimum if 50 coins are worth a fortune: %s with a minimum of %s',
    (coin, min, first, presets) => {
      expect(firstDeposit(coin, { min, max: null })).toBe(first);
      if (presets) expect(depositPresets(coin, { min, max: null })).toEqual(presets);
    },
  );

  it.each([
    [5_000n, 'EUR', '50'],
    [1_250n, 'EUR', '12.50'],
    [3_000n, 'JPY', '3000'],
    [10_000n, 'BTC', '0.0001'],
    [1_000_000_000n, 'BTC', '10'],
    [150_000_000n, 'BTC', '1.5'],
    [12_345_000_000_000_000n, 'ETH', '0.012345'],
  ] as const)('formats %s minor units of %s as the deposit amount %s', (amount, currency, text) => {
    expect(typedAmount(amount, currency)).toBe(text);
    expect(readDeposit(text, { currency, locale: 'en' }, { min: 0n, max: null })).toEqual({ amount });
  });

  it("offers preset deposit amounts in ascending order within the method's range", () => {
    expect(depositPresets('EUR', card)).toEqual([2000n, 5000n, 10_000n, 20_000n]);
    expect(depositPresets('JPY', { min: 3000n, max: null })).toEqual([3000n, 7500n, 15_000n, 30_000n]);
    expect(depositPresets('EUR', { min: 2000n, max: 6000n })).toEqual([2000n, 5000n]);
  });

  it('accepts and offers only multiples of the method’s step [VALID-046]', () => {
    const bank = { min: 1_000n, max: 1_000_000n, step: 500n };
    expect(readDeposit('15', { currency: 'EUR', locale: 'en' }, bank)).toEqual({ amount: 1_500n });
    for (const text of ['15.01', '12', '14.99', '12.50'])
      expect(readDeposit(text, { currency: 'EUR', locale: 'en' }, bank)).toEqual({ wrong: 'not_multiple' });
    expect(readDeposit('12.50', { currency: 'EUR', locale: 'en' }, { ...bank, step: null })).toEqual({
      amount: 1_250n,
    });
    expect(readDeposit('12.34', { currency: 'EUR', locale: 'en' }, { min: 1_000n, max: null, step: 0n })).toEqual({
      amount: 1_234n,
    });
    expect(firstDeposit('EUR', { ...bank, left: 3_749n })).toBe(3_500n);
    expect(firstDeposit('EUR', { min: 1_500n, max: null, step: 1_500n })).toBe(4_500n);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 900n }), fc.bigInt({ min: 0n, max: 900_000n }), (step, left) => {
        const range = { min: step * 3n, max: null, left, step };
        for (const amount of depositPresets('EUR', range))
          expect(readDeposit(typedAmount(amount, 'EUR'), { currency: 'EUR', locale: 'en' }, range)).toEqual({ amount });
      }),
    );
  });

  it('never accepts or offers a deposit above the amount that the deposit limit still allows', () => {
    expect(depositPresets('EUR', { ...card, left: 6000n })).toEqual([2000n, 5000n]);
    expect(depositPresets('EUR', { ...card, left: 3000n })).toEqual([2000n, 3000n]);
    expect(depositPresets('EUR', { ...card, left: 1000n })).toEqual([]);
    expect(depositPresets('EUR', { ...card, left: 900_000n })).toEqual(depositPresets('EUR', card));
    expect(firstDeposit('EUR', { min: 2000n, max: null, left: 3000n })).toBe(3000n);
    expect(firstDeposit('EUR', { ...card, max: 4000n, left: 900_000n })).toBe(4000n);
    expect(firstDeposit('EUR', { ...card, left: 1000n })).toBe(2000n);
    expect(depositPresets('EUR', { ...card, left: null })).toEqual(depositPresets('EUR', card));
    expect(readDeposit('60', { currency: 'EUR', locale: 'en' }, { ...card, left: 6000n })).toEqual({ amount: 6000n });
    expect(readDeposit('60.01', { currency: 'EUR', locale: 'en' }, { ...card, left: 6000n })).toEqual({
      wrong: 'above_left',
    });
    expect(readDeposit('5001', { currency: 'EUR', locale: 'en' }, { ...card, left: 900_000n })).toEqual({
      wrong: 'above_max',
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1_000_000n }), left => {
        const range = { ...card, left };
        for (const amount of depositPresets('EUR', range)) {
          expect(amount).toBeLessThanOrEqual(left);
          expect(
            readDeposit(
              `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
              { currency: 'EUR', locale: 'en' },
              range,
            ),
          ).toEqual({
            amount,
          });
        }
      }),
    );
  });
});
