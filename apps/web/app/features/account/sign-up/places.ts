import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Currency } from '@liftoff/contract/cashbox/wallet';
import type { Country } from '../../../shared/form/countries.ts';
import { payableCurrencies } from '../../../shared/money/currencies.ts';

/** A country of the form, as far as registration reads it. */
export type Place = Pick<Country, 'code' | 'open' | 'min_age' | 'currency'>;

/** What registration asks to choose from. */
export interface Offered {
  places: readonly Place[];
  /** The currencies that a payment method takes: an account in another one could not be paid into. */
  currencies: readonly CurrencyCode[];
  /** Where the visitor is, and the currency that is offered first there: the country's, or the brand's own (CALL-051). */
  visitor: { geo: string; default_currency: CurrencyCode } | null;
}

/** From the platform's lists; without the second an account is kept in the currency of a country where one can be opened. */
export function offeredFrom(
  places: readonly Place[],
  currencies: readonly Currency[] | null,
  visitor: Offered['visitor'] = null,
): Offered {
  const codes =
    currencies === null
      ? places.filter(({ open }) => open).map(({ currency }) => currency)
      : payableCurrencies(currencies);
  return { places, currencies: [...new Set(codes)], visitor };
}

/**
 * The currency an account in a country is opened in, unless another is chosen: in the visitor's own country the one that
 * is offered first there, else the country's, else the euro, else the first that is offered at all (I18N-021).
 */
export function currencyIn(place: Place | undefined, { currencies, visitor }: Offered): CurrencyCode {
  const first = place && place.code === visitor?.geo ? visitor.default_currency : undefined;
  const wanted = [first, place?.currency, 'EUR' as const];
  return wanted.find(code => code !== undefined && currencies.includes(code)) ?? currencies[0] ?? 'EUR';
}

/** Canada's provinces: some ask for a higher age than others (D7). */
const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof provinceCodes)[number];

export const provincesOf = (country: string): readonly Province[] => (country === 'CA' ? provinceCodes : []);

/** The youngest age an account can have: a province may ask for more than its country, and the platform decides. */
export const askedAge = (places: readonly Place[], country: string): number =>
  places.find(place => place.code === country)?.min_age ?? 18;
