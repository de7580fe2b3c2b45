/** The ten locales of the address prefix (ROUTE-003, I18N-001 to I18N-010). */
export const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'et', 'en-KW'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: string | undefined): value is Locale => locales.some(locale => locale === value);

/** The texts are written here first; a locale that lacks one shows this one. */
export const sourceLocale: Locale = 'en-CA';

/** I18N-011; any other country reads `en`. */
const localeOfCountry: Readonly<Record<string, Locale>> = {
  CA: 'en-CA',
  AU: 'en-AU',
  NZ: 'en-NZ',
  DE: 'de',
  AT: 'de',
  IT: 'it',
  EE: 'et',
  NO: 'no',
  KW: 'en-KW',
};

/** The locale whose prefix is left out for visitors of a country (I18N-011). */
export const defaultLocaleOf = (country: string): Locale => localeOfCountry[country] ?? 'en';
