import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Locale } from '@liftoff/contract/core/locale';
import type { Currency } from '@liftoff/contract/cashbox/wallet';
import type { Choice } from '../form/countries.ts';

/** Names of cryptocurrencies, which `Intl` does not know. They are the same in every language. */
const coinNames: Readonly<Partial<Record<CurrencyCode, string>>> = {
  BTC: 'Bitcoin',
  ETH: 'Ether',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Tether',
};

/** The name of a currency in the visitor's language. */
export const currencyName = (code: CurrencyCode, locale: Locale): string =>
  coinNames[code] ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;

/** Select options for currencies, each labelled with the currency's code and name. */
export const currencyChoices = (codes: readonly CurrencyCode[], locale: Locale): Choice[] =>
  codes.map(code => ({ value: code, label: `${code}, ${currencyName(code, locale)}` }));

/**
 * The enabled currencies in which a payment method accepts deposits. An account in any other currency could not
 * receive deposits.
 */
export const payableCurrencies = (listed: readonly Currency[]): CurrencyCode[] =>
  listed.filter(({ enabled, deposit }) => enabled && deposit).map(({ code }) => code);
