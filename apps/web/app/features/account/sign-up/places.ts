import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Currency } from '@liftoff/contract/cashbox/wallet';
import type { Country } from '../../../shared/form/countries.ts';
import { payableCurrencies } from '../../../shared/money/currencies.ts';

/** The country fields that registration uses. */
export type Place = Pick<Country, 'code' | 'open' | 'min_age' | 'provinces' | 'currency'>;

/** The choices that registration offers. */
export interface Offered {
  places: readonly Place[];
  /** Currencies that a payment method accepts: an account in any other currency could not receive deposits. */
  currencies: readonly CurrencyCode[];
  /** The visitor's country, and the default currency there: the country's or the brand's [CALL-051]. */
  visitor: { geo: string; default_currency: CurrencyCode } | null;
}

/**
 * Builds the registration choices from the platform's lists. If the currency list is missing, they contain the
 * currencies of the open countries.
 */
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
 * Default currency for an account in a country. The first of these that is offered: the visitor's default currency if
 * they are in that country, the country's currency, the euro, the first currency in the list [I18N-021].
 */
export function currencyIn(place: Place | undefined, { currencies, visitor }: Offered): CurrencyCode {
  const first = place && place.code === visitor?.geo ? visitor.default_currency : undefined;
  const wanted = [first, place?.currency, 'EUR' as const];
  return wanted.find(code => code !== undefined && currencies.includes(code)) ?? currencies[0] ?? 'EUR';
}

/**
 * The minimum ages in a country whose provinces differ: the highest, the lowest, and the provinces of the lowest.
 * `null` if one age holds everywhere.
 */
export function agesByProvince(
  places: readonly Place[],
  country: string,
): { highest: number; lowest: number; lenient: readonly string[] } | null {
  const provinces = places.find(({ code }) => code === country)?.provinces ?? [];
  const ages = provinces.map(({ min_age: age }) => age);
  const [highest, lowest] = [Math.max(...ages), Math.min(...ages)];
  if (ages.length === 0 || highest === lowest) return null;
  return { highest, lowest, lenient: provinces.filter(({ min_age: age }) => age === lowest).map(({ code }) => code) };
}
