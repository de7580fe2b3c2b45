import type { CountryRow, LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { adultAge } from './birthday.ts';

/**
 * Finds the row for an open country. Returns `null` if the country is closed: unknown, without a row, or without a
 * licence [D16].
 */
export function openCountry(policy: LicencePolicy, country: string | null): CountryRow | null {
  if (country === null) return null;
  const row = Object.hasOwn(policy.countries, country) ? policy.countries[country] : undefined;
  return row?.open && Object.hasOwn(policy.licences, row.licence) ? row : null;
}

/** Licence for accounts from a given country [ROLE-023]; `null` if the country is closed. */
export const licenceOf = (policy: LicencePolicy, country: string): string | null =>
  openCountry(policy, country)?.licence ?? null;

/**
 * Reduces a name to letters without case, accents, spaces or punctuation: `Île-du-Prince-Édouard` becomes
 * `ileduprinceedouard`.
 */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '');

/**
 * Finds a province's code, given the code or one of the province's names, ignoring accents and case; `null` if it is
 * unknown.
 */
export function provinceCode(row: CountryRow, state: string): string | null {
  const wanted = plain(state);
  const found = Object.entries(row.provinces ?? {}).find(([code, { name, other_names: others = [] }]) =>
    [code, name, ...others].some(known => plain(known) === wanted),
  );
  return found?.[0] ?? null;
}

/**
 * Minimum age: the highest of the minimums of licence, country and province, and at least 18 [D7]. `null` if nobody
 * may play because the licence is unknown or the country is closed.
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
 * Ages required for real-money play. A player whose licence is not the country's own must meet the rules of both. A
 * player below `least` is too young in every province. If provinces have different ages and the player's province is
 * unknown, the stricter age `certain` applies. `null` if nobody may play.
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
