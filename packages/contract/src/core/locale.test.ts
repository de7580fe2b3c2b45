import { expect, it } from 'vitest';
import { currencyOfCountry } from './currency-of-country.ts';
import { defaultLocaleOf, isLocale, locales } from './locale.ts';
import { currencies, defaultCurrency, enabledCurrencies } from './currencies.ts';

it('the locales are exactly the ten that can prefix an address', () => {
  expect(locales).toEqual(['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'et', 'en-KW']);
  expect(['en-US', 'EN', 'pokies', '', undefined].some(isLocale)).toBe(false);
});

it.each([
  ['CA', 'en-CA'],
  ['AU', 'en-AU'],
  ['NZ', 'en-NZ'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['IT', 'it'],
  ['EE', 'et'],
  ['NO', 'no'],
  ['KW', 'en-KW'],
  ['JP', 'en'],
  ['', 'en'],
])('visitors from %s get the locale %s by default [I18N-011]', (country, locale) =>
  expect(defaultLocaleOf(country)).toBe(locale),
);

it.each([
  ['[I18N-020]', 'AU', 'AUD'],
  ['[I18N-021]', 'GB', 'EUR'],
  ['[I18N-022]', 'CA', 'CAD'],
  ['[I18N-023]', 'NZ', 'NZD'],
  ['[I18N-024]', 'US', 'USD'],
  ['[I18N-025]', 'IE', 'EUR'],
  ['[I18N-026]', 'DE', 'EUR'],
  ['[I18N-027]', 'AT', 'EUR'],
  ['[I18N-028]', 'CH', 'EUR'],
  ['[I18N-029]', 'JP', 'JPY'],
  ['[I18N-030]', 'NO', 'NOK'],
  ['[I18N-031]', 'BR', 'BRL'],
  ['[I18N-031] [CONST-031]', 'IT', 'EUR'],
  ['[I18N-031] [CONST-031]', 'EE', 'EUR'],
])('the currency offered first to %s visitors from %s is %s', (_id, country, currency) =>
  expect(currencyOfCountry(country)).toBe(currency),
);

it('fourteen currencies are offered in order, with EUR as default, while KZT is known but not offered [CONST-031] [CONST-032] [CONST-034]', () => {
  const offered = 'AUD CAD NZD EUR USD JPY NOK BRL BTC ETH BCH LTC DOG USDT'.split(' ');
  expect(enabledCurrencies).toEqual(offered);
  expect(defaultCurrency).toBe('EUR');
  expect(Object.keys(currencies)).toEqual([...offered, 'KZT']);
});

it('six cryptocurrencies are offered [CONST-035]', () => {
  const crypto = enabledCurrencies.filter(code => !currencies[code].fiat);
  expect(crypto.toSorted()).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
});
