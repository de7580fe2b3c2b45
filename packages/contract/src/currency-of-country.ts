import { defaultCurrency, type CurrencyCode } from './currencies.ts';

/** I18N-020 to I18N-031. A mapped currency that is not enabled (GBP) and every other country fall back to the default. */
const currencyOf: Readonly<Record<string, CurrencyCode>> = {
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  US: 'USD',
  IE: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  CH: 'EUR',
  JP: 'JPY',
  NO: 'NOK',
  BR: 'BRL',
};

/** The currency offered first to visitors of a country. */
export const currencyOfCountry = (country: string): CurrencyCode => currencyOf[country] ?? defaultCurrency;
