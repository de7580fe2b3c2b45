import type { account } from '@liftoff/contract/account/account';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { Locale } from '@liftoff/contract/core/locale';

/** A country of the forms, as the platform tells it (CALL-046). */
export type Country = Received<(typeof account)['listCountries']>[number];

/** A choice of a field, with the words for it. */
export interface Choice {
  value: string;
  label: string;
}

/** Countries in which an account can be opened, by their names in the visitor's language. */
export function countryChoices(countries: readonly Pick<Country, 'code' | 'open'>[], locale: Locale): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countries
    .filter(({ open }) => open)
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
