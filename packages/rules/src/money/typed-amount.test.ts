import { locales } from '@liftoff/contract/core/locale';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinDecimal, displayUnits, formatMoney } from './money-format.ts';
import { exponentOf } from './money.ts';
import { readAmount } from './typed-amount.ts';
import { typedAmount } from '../cashbox/deposit-amount.ts';

it.each([
  ['12', 'EUR', 'en-CA', 1200n],
  ['12.5', 'EUR', 'en-CA', 1250n],
  ['12,50', 'EUR', 'en-CA', 1250n],
  ['1000,50', 'CAD', 'en-CA', 100_050n],
  ['1,000.50', 'CAD', 'en-CA', 100_050n],
  ['1.000,50', 'EUR', 'en-CA', 100_050n],
  [' 1\u00a0250,00 ', 'EUR', 'fr-CA', 125_000n],
  ["1'250.00", 'EUR', 'en', 125_000n],
  ['12,34,567.00', 'EUR', 'en', 123_456_700n],
  ['1,250,000', 'EUR', 'de', 125_000_000n],
  ['$75', 'CAD', 'en-CA', 7500n],
  ['CA$75', 'CAD', 'de', 7500n],
  ['75 cad', 'CAD', 'en-CA', 7500n],
  ['€75', 'CAD', 'en-CA', 'unreadable'],
  ['1,000', 'CAD', 'en-CA', 100_000n],
  ['1.000', 'EUR', 'de', 100_000n],
  ['1.000', 'EUR', 'en-CA', 'unclear'],
  ['1,000', 'EUR', 'de', 'unclear'],
  ['1,000', 'JPY', 'en-CA', 1000n],
  ['1.000', 'JPY', 'en-CA', 'unclear'],
  ['1.125', 'BTC', 'en-CA', 'unclear'],
  ['1,125', 'BTC', 'de', 'unclear'],
  ['1.125 BTC', 'BTC', 'en-CA', 'unclear'],
  ['1,125', 'USDT', 'en-CA', 'unclear'],
  ['0.125', 'BTC', 'en-CA', 12_500_000n],
  ['1.1250', 'BTC', 'en-CA', 112_500_000n],
  ['1250.125', 'BTC', 'en-CA', 125_012_500_000n],
  ['25,100.00 µBTC', 'BTC', 'en-CA', 2_510_000n],
  ['25,100.00 \u03bcbtc', 'BTC', 'en-CA', 2_510_000n],
  ['0.001 µBTC', 'BTC', 'en-CA', 'unreadable'],
  ['٥٠٫٢٥', 'EUR', 'en-KW', 5025n],
  ['\u200e５０', 'EUR', 'en-KW', 5000n],
  ['12.500', 'EUR', 'en-CA', 'unclear'],
  ['12.505', 'EUR', 'en-CA', 'unclear'],
  ['12.5050', 'EUR', 'en-CA', 'unreadable'],
  ['12.5', 'JPY', 'en-CA', 'unreadable'],
  ['1,25,00', 'EUR', 'en-CA', 'unreadable'],
  ['12 50', 'EUR', 'en-CA', 'unreadable'],
  ['1.000,000.00', 'EUR', 'en-CA', 'unreadable'],
  ['-1', 'EUR', 'en-CA', 'unreadable'],
  ['\u22121', 'EUR', 'en-CA', 'unreadable'],
  ['1e3', 'EUR', 'en-CA', 'unreadable'],
  ['50 and a bit', 'EUR', 'en-CA', 'unreadable'],
  ['', 'EUR', 'en-CA', 'unreadable'],
])('reads the amount %j in %s on a page in %s as %s [A25]', (text, currency, locale, amount) => {
  expect(readAmount(text, currency, locale)).toBe(amount);
});

const codes = Object.keys(currencies) as CurrencyCode[];
const smallest = (currency: CurrencyCode) => (currency === 'ETH' ? 10n ** 10n : currency === 'DOG' ? 10n ** 4n : 1n);
const amounts = fc.record({
  locale: fc.constantFrom(...locales),
  currency: fc.constantFrom(...codes),
  amount: fc.oneof(
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
    fc.bigInt({ min: 0n, max: 10n ** 6n }).map(size => size * 1000n),
  ),
  whole: fc.boolean(),
});

it('reads every amount that the page prints as the same amount, in every currency and language', () => {
  fc.assert(
    fc.property(amounts, ({ locale, currency, amount: size, whole }) => {
      const amount = size * smallest(currency);
      const { shift = 0, digits = exponentOf(currency) } = displayUnits[currency] ?? {};
      // The page shows no more of a coin than its display unit does.
      const shown = amount - (amount % 10n ** BigInt(exponentOf(currency) - shift - digits));
      expect(readAmount(formatMoney(amount, currency, locale, { whole }), currency, locale)).toBe(shown);
      const printed = [typedAmount(amount, currency)];
      if (!currencies[currency].fiat) {
        const decimal = coinDecimal(amount, currency, locale);
        printed.push(decimal, `${decimal}\u00a0${currency}`);
      }
      for (const text of printed) expect(readAmount(text, currency, locale), text).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

it('never reads a single separator and three digits as decimals of a coin', () => {
  const coins = codes.filter(code => !currencies[code].fiat);
  fc.assert(
    fc.property(
      fc.constantFrom(...coins),
      fc.constantFrom(...locales),
      fc.integer({ min: 1, max: 999 }),
      fc.constantFrom('.', ','),
      (coin, locale, units, separator) => {
        expect(readAmount(`${units}${separator}125`, coin, locale)).toBe('unclear');
      },
    ),
  );
});
