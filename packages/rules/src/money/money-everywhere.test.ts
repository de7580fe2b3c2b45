import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { enabledCurrencies } from '@liftoff/contract/core/currencies';
import { expect, it } from 'vitest';
import { formatMoney } from './money-format.ts';
import { exponentOf, unitsToMinor } from './money.ts';
import { readAmount } from './typed-amount.ts';

/** Each folder of messages is a locale in which amounts are formatted. */
const folders = readdirSync(resolve(import.meta.dirname, '../../../../messages'));
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** 1,234.5 of each currency (1,234 for the yen), which exercises thousands, decimals and a trailing zero. */
const amountOf = (currency: string) => unitsToMinor(12_345n, currency) / 10n;

it("formats fourteen currencies by each locale's conventions: the yen without decimals, bitcoin in millionths [CONST-032] [CONST-036] [CONST-037] [CONST-038]", () => {
  expect(enabledCurrencies).toHaveLength(14);
  const written = Object.fromEntries(
    folders.map(folder => [
      folder,
      enabledCurrencies.map(currency => spaced(formatMoney(amountOf(currency), currency, folder))).join(' | '),
    ]),
  );
  expect(written).toMatchInlineSnapshot(`
    {
      "de": "1.234,50 AU$ | 1.234,50 CA$ | 1.234,50 NZ$ | 1.234,50 € | 1.234,50 $ | 1.234 ¥ | 1.234,50 NOK | 1.234,50 R$ | 1.234.500.000,00 µBTC | 1.234.500,00 mETH | 1.234,50 BCH | 1.234.500,00 mLTC | 1.234,50 DOG | 1.234,50 USDT",
      "en-CA": "A$1,234.50 | $1,234.50 | NZ$1,234.50 | €1,234.50 | US$1,234.50 | JP¥1,234 | NOK 1,234.50 | R$1,234.50 | 1,234,500,000.00 µBTC | 1,234,500.00 mETH | 1,234.50 BCH | 1,234,500.00 mLTC | 1,234.50 DOG | 1,234.50 USDT",
      "et": "1234,50 AU$ | 1234,50 CA$ | 1234,50 NZ$ | 1234,50 € | 1234,50 $ | 1234 ¥ | 1234,50 NOK | 1234,50 R$ | 1 234 500 000,00 µBTC | 1 234 500,00 mETH | 1234,50 BCH | 1 234 500,00 mLTC | 1234,50 DOG | 1234,50 USDT",
      "fr-CA": "1 234,50 $ AU | 1 234,50 $ | 1 234,50 $ NZ | 1 234,50 € | 1 234,50 $ US | 1 234 ¥ | 1 234,50 NOK | 1 234,50 R$ | 1 234 500 000,00 µBTC | 1 234 500,00 mETH | 1 234,50 BCH | 1 234 500,00 mLTC | 1 234,50 DOG | 1 234,50 USDT",
      "it": "1234,50 A$ | 1234,50 CA$ | 1234,50 NZ$ | 1234,50 € | 1234,50 USD | 1234 JPY | 1234,50 NOK | 1234,50 BRL | 1.234.500.000,00 µBTC | 1.234.500,00 mETH | 1234,50 BCH | 1.234.500,00 mLTC | 1234,50 DOG | 1234,50 USDT",
      "no": "1 234,50 AUD | 1 234,50 CAD | 1 234,50 NZD | 1 234,50 € | 1 234,50 USD | 1 234 JPY | 1 234,50 kr | 1 234,50 BRL | 1 234 500 000,00 µBTC | 1 234 500,00 mETH | 1 234,50 BCH | 1 234 500,00 mLTC | 1 234,50 DOG | 1 234,50 USDT",
    }
  `);
});

it.each(folders)('an amount typed in the style usual in %s is parsed exactly, to the last minor unit [A25]', folder => {
  for (const currency of enabledCurrencies) {
    const amount = amountOf(currency);
    const digits = exponentOf(currency);
    const decimal = new Intl.NumberFormat(folder, {
      useGrouping: false,
      minimumFractionDigits: 0,
      maximumFractionDigits: digits,
    });
    const typed = decimal.format(digits === 0 ? '1234' : '1234.5');
    expect(readAmount(typed, currency, folder), `${typed} ${currency}`).toBe(amount);
  }
});
