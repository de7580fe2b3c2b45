import { describe, expect, it } from 'vitest';
import { currencyOfCountry } from './country-currency.ts';

describe('the currency of a country', () => {
  it.each([
    ['AU', 'AUD', '[I18N-020]'],
    ['GB', 'EUR', '[I18N-021]'],
    ['CA', 'CAD', '[I18N-022]'],
    ['NZ', 'NZD', '[I18N-023]'],
    ['US', 'USD', '[I18N-024]'],
    ['IE', 'EUR', '[I18N-025]'],
    ['DE', 'EUR', '[I18N-026]'],
    ['AT', 'EUR', '[I18N-027]'],
    ['CH', 'EUR', '[I18N-028]'],
    ['JP', 'JPY', '[I18N-029]'],
    ['NO', 'NOK', '[I18N-030]'],
    ['BR', 'BRL', '[I18N-031]'],
    ['EE', 'EUR', '[CONST-031]'],
    ['__proto__', 'EUR', '[CONST-031]'],
  ])('%s: %s %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));
});
