import { defaultCurrency, type CurrencyCode } from './currencies.ts';

/**
 * Currency by country. Countries that are not listed, or whose currency is not enabled (GBP), use the default
 * currency.
 */
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
 * Picks the currency offered first to visitors from a country. If `offered` is given and does not contain it, falls
 * back to the default currency, then to the first one offered [I18N-021].
 */
export function currencyOfCountry(country: string, offered: readonly CurrencyCode[] = []): CurrencyCode {
  const mapped = currencyOf[country] ?? defaultCurrency;
  const [first] = offered;
  if (first === undefined || offered.includes(mapped)) return mapped;
  return offered.includes(defaultCurrency) ? defaultCurrency : first;
}
