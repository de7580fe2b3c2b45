import type { CurrencyCode } from '@liftoff/contract/currencies';
import type { Currency } from '@liftoff/contract/wallet';
import type { Country } from '../../shared/countries.ts';
import { payableCurrencies } from '../../shared/currencies.ts';

/** A country of the form, as far as registration reads it. */
export type Place = Pick<Country, 'code' | 'open' | 'min_age' | 'currency'>;

/** What registration asks to choose from. */
export interface Offered {
  places: readonly Place[];
  /** The currencies that a payment method takes: an account in another one could not be paid into. */
  currencies: readonly CurrencyCode[];
}

/** From the platform's lists; without the second an account is kept in the currency of a country where one can be opened. */
export function offeredFrom(places: readonly Place[], currencies: readonly Currency[] | null): Offered {
  const codes =
    currencies === null
      ? places.filter(({ open }) => open).map(({ currency }) => currency)
      : payableCurrencies(currencies);
  return { places, currencies: [...new Set(codes)] };
}

/** The currency of a country where it is offered, else the euro, else the first that is (I18N-021). */
export const currencyIn = (place: Place | undefined, { currencies }: Offered): CurrencyCode =>
  [place?.currency, 'EUR' as const].find(code => code !== undefined && currencies.includes(code)) ??
  currencies[0] ??
  'EUR';

/** Canada's provinces: some ask for a higher age than others (D7). */
const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof provinceCodes)[number];

export const provincesOf = (country: string): readonly Province[] => (country === 'CA' ? provinceCodes : []);

/** The youngest age an account can have: a province may ask for more than its country, and the platform decides. */
export const askedAge = (places: readonly Place[], country: string): number =>
  places.find(place => place.code === country)?.min_age ?? 18;
