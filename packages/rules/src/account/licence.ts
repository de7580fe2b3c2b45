import type { CountryRow, LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { adultAge } from './birthday.ts';

/** The row of a country in which accounts are opened, or null: unknown, no row, or no licence behind it, is closed (D16). */
export function openCountry(policy: LicencePolicy, country: string | null): CountryRow | null {
  if (country === null) return null;
  const row = Object.hasOwn(policy.countries, country) ? policy.countries[country] : undefined;
  return row?.open && Object.hasOwn(policy.licences, row.licence) ? row : null;
}

/** The licence an account of a country falls under (ROLE-023); null where the casino is closed. */
export const licenceOf = (policy: LicencePolicy, country: string): string | null =>
  openCountry(policy, country)?.licence ?? null;

/** A name without its case, accents, spaces and signs: `Île-du-Prince-Édouard` is ileduprinceedouard. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '');

/** The code of a province by its code or one of its names, accents and case aside; null when the country has no such row. */
export function provinceCode(row: CountryRow, state: string): string | null {
  const wanted = plain(state);
  const found = Object.entries(row.provinces ?? {}).find(([code, { name, other_names: others = [] }]) =>
    [code, name, ...others].some(known => plain(known) === wanted),
  );
  return found?.[0] ?? null;
}

/**
 * The least age by licence, country and province (D7): the highest of what each of them asks, and never under 18.
 * Null where nobody may play: the licence is unknown or the country closed.
 */
export function minAge(
  policy: LicencePolicy,
  where: { licence?: string | null; country: string; state?: string | null },
): number | null {
  const row = openCountry(policy, where.country);
  const name = where.licence ?? row?.licence;
  const licence = name !== undefined && Object.hasOwn(policy.licences, name) ? policy.licences[name] : undefined;
  if (!row || !licence) return null;
  const code = where.state ? provinceCode(row, where.state) : null;
  const province = code === null ? undefined : row.provinces?.[code];
  return Math.max(adultAge, licence.min_age, row.min_age ?? 0, province?.min_age ?? 0);
}

/**
 * The ages that playing for money asks for. Who plays under another licence than the country's own is held to both.
 * Younger than `least` is too young; younger than `certain` is too young as long as the province is not known, where
 * the country's provinces differ: unknown means no. Null where nobody may play.
 */
export function agesToPlay(
  policy: LicencePolicy,
  where: Parameters<typeof minAge>[1],
): { least: number; certain: number } | null {
  const row = openCountry(policy, where.country);
  const [asked, own] = [minAge(policy, where), minAge(policy, { ...where, licence: null })];
  if (!row || asked === null || own === null) return null;
  const least = Math.max(asked, own);
  const known = where.state ? provinceCode(row, where.state) !== null : false;
  const provinces = known ? [] : Object.values(row.provinces ?? {}).map(province => province.min_age);
  return { least, certain: Math.max(least, ...provinces) };
}
