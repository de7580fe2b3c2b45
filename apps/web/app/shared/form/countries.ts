import type { account } from '@liftoff/contract/account/account';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { Locale } from '@liftoff/contract/core/locale';

/** A country as the platform sends it for forms [CALL-046]. */
export type Country = Received<(typeof account)['listCountries']>[number];

/** The minimum age in a country or, if it is known, in one of its provinces, given by code or name [D7]. */
export function ageIn(
  countries: readonly Pick<Country, 'code' | 'min_age' | 'provinces'>[],
  country: string,
  state?: string | null,
): number {
  const row = countries.find(({ code }) => code === country);
  const province = row?.provinces.find(({ code }) => code === provinceIn(row, state ?? ''));
  return province?.min_age ?? row?.min_age ?? 18;
}

/** Canada's provinces: some require a higher minimum age than others [D7]. */
const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof provinceCodes)[number];

export const provincesOf = (country: string): readonly Province[] => (country === 'CA' ? provinceCodes : []);

/** The code of a province that is given by its code or name; `null` if the country has no such province. */
export const provinceIn = (country: Pick<Country, 'provinces'> | undefined, state: string): string | null =>
  country?.provinces.find(({ code, name }) => [code, name].some(known => known.toLowerCase() === state.toLowerCase()))
    ?.code ?? null;

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
