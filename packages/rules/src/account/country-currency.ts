import { defaultCurrency, enabledCurrencies, type CurrencyCode } from '@liftoff/contract/money';

/** I18N-020 to I18N-031; a country outside the table has the default currency (CONST-031). */
const currencies: Record<string, string> = {
  AU: 'AUD',
  GB: 'GBP',
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

/** The currency offered first in a country; one that is not enabled falls back to the default (GB: EUR). */
export function currencyOfCountry(country: string): CurrencyCode {
  const wanted = Object.hasOwn(currencies, country) ? currencies[country] : undefined;
  return enabledCurrencies.find(code => code === wanted) ?? defaultCurrency;
}
