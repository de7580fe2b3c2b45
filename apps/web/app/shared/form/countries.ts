import type { account } from '@liftoff/contract/account/account';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { Locale } from '@liftoff/contract/core/locale';

/** A country as the platform sends it for forms [CALL-046]. */
export type Country = Received<(typeof account)['listCountries']>[number];

/** An option of a select field, with its label. */
export interface Choice {
  value: string;
  label: string;
}

/** Countries in which an account can be opened, with their names in the visitor's language, sorted by name. */
export function countryChoices(countries: readonly Pick<Country, 'code' | 'open'>[], locale: Locale): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countries
    .filter(({ open }) => open)
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
