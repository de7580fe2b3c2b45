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

/**
 * The currency offered first to visitors of a country, among those that accounts are opened in where they are given: one
 * that is not among them falls back to the default, or else to the first of them (I18N-021).
 */
export function currencyOfCountry(country: string, offered: readonly CurrencyCode[] = []): CurrencyCode {
  const mapped = currencyOf[country] ?? defaultCurrency;
  const [first] = offered;
  if (first === undefined || offered.includes(mapped)) return mapped;
  return offered.includes(defaultCurrency) ? defaultCurrency : first;
}
