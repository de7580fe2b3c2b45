import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBalance } from '../account/field-rules.ts';
import { typedAmount } from './deposit-amount.ts';
import { mostToWithdraw, readWithdrawal, withdrawalPresets } from './withdrawal-amount.ts';

const range = { min: 2_000n, max: 500_000n, balance: 19_850n };

it.each([
  [19_850n, 19_850n, null],
  [19_851n, 19_850n, 'errors.not_enough_money'],
  [1n, 0n, 'errors.not_enough_money'],
] as const)(
  'checks a withdrawal of %s from a balance of %s and returns %s [VALID-047] [KEY-006]',
  (amount, balance, verdict) => expect(checkBalance(amount, balance)).toBe(verdict),
);

describe('withdrawal amounts', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['lots', 'unreadable'],
    ['20.001', 'unclear'],
    ['20.0010', 'unreadable'],
    ['19.99', 'below_min'],
    ['198.51', 'errors.not_enough_money'],
    ['6000', 'errors.not_enough_money'],
  ] as const)('refuses the typed withdrawal amount "%s" as %s', (text, wrong) =>
    expect(readWithdrawal(text, { currency: 'EUR', locale: 'en' }, range)).toEqual({ wrong }),
  );

  it.each([
    ['20', 2_000n],
    ['198.50', 19_850n],
    ['120,5', 12_050n],
  ] as const)('accepts the typed withdrawal amount "%s"', (text, amount) =>
    expect(readWithdrawal(text, { currency: 'EUR', locale: 'en' }, range)).toEqual({ amount }),
  );

  it("reports that a withdrawal exceeds the method's maximum only if the balance covers it", () => {
    expect(readWithdrawal('5000.01', { currency: 'EUR', locale: 'en' }, { ...range, balance: 600_000n })).toEqual({
      wrong: 'above_max',
    });
  });

  it('offers preset withdrawal amounts up to the full balance, but none that would be refused', () => {
    expect(withdrawalPresets('EUR', range)).toEqual([5_000n, 10_000n, 19_850n]);
    expect(withdrawalPresets('EUR', { ...range, balance: 1_999n })).toEqual([]);
    expect(withdrawalPresets('EUR', { ...range, balance: 10_000n })).toEqual([5_000n, 10_000n]);
    expect(withdrawalPresets('EUR', { ...range, min: 5_000n })).toEqual([5_000n, 10_000n, 19_850n]);
    expect(withdrawalPresets('EUR', { ...range, min: 5_001n })).toEqual([10_000n, 19_850n]);
    expect(withdrawalPresets('JPY', { min: 3_000n, max: 800_000n, balance: 5_000n })).toEqual([5_000n]);
    expect(withdrawalPresets('BTC', { min: 10_000n, max: 40_000_000n, balance: 50_000_000n })).toEqual([40_000_000n]);
  });

  it('every preset withdrawal amount is accepted when typed in', () => {
    const amounts = fc.record({
      min: fc.bigInt(1n, 10_000n),
      max: fc.bigInt(10_000n, 10n ** 20n),
      balance: fc.bigInt(0n, 10n ** 21n),
    });
    fc.assert(
      fc.property(fc.constantFrom('EUR', 'JPY', 'BTC', 'ETH'), amounts, (currency, span) => {
        const offered = withdrawalPresets(currency, span);
        expect(offered.at(-1) ?? null).toBe(mostToWithdraw(span));
        for (const amount of offered)
          expect(readWithdrawal(typedAmount(amount, currency), { currency, locale: 'en' }, span)).toEqual({ amount });
      }),
    );
  });
});
