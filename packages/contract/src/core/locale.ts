/** The ten locales that can prefix an address [ROUTE-003], from I18N-001 to I18N-010. */
export const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'et', 'en-KW'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: string | undefined): value is Locale => locales.some(locale => locale === value);

/** Player texts are written in this locale first. Other locales fall back to it for missing texts. */
export const sourceLocale: Locale = 'en-CA';

/** Default locale by country [I18N-011]. All other countries get `en`. */
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

/** The locale that needs no address prefix for visitors from a given country [I18N-011]. */
export const defaultLocaleOf = (country: string): Locale => localeOfCountry[country] ?? 'en';
