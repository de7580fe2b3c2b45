import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Locale } from '@liftoff/contract/core/locale';
import type { Currency } from '@liftoff/contract/cashbox/wallet';
import type { Choice } from '../form/countries.ts';

/** What Intl has no names for; a coin is called the same in every language. */
const coinNames: Readonly<Partial<Record<CurrencyCode, string>>> = {
  BTC: 'Bitcoin',
  ETH: 'Ether',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Tether',
};

/** A currency’s name in the visitor's language. */
export const currencyName = (code: CurrencyCode, locale: Locale): string =>
  coinNames[code] ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;

/** The code first, then the name. */
export const currencyChoices = (codes: readonly CurrencyCode[], locale: Locale): Choice[] =>
  codes.map(code => ({ value: code, label: `${code}, ${currencyName(code, locale)}` }));

/** The currencies that are on offer and that a payment method takes: an account in another one could not be paid into. */
export const payableCurrencies = (listed: readonly Currency[]): CurrencyCode[] =>
  listed.filter(({ enabled, deposit }) => enabled && deposit).map(({ code }) => code);
