import type { Locale } from '@liftoff/contract/core/locale';

export interface LocaleName {
  /** The language's name in the language itself, with the country if there are several variants. */
  name: string;
  /** Abbreviation for the button in the header. */
  short: string;
}

/**
 * Names of the locales [I18N-001]. They are never translated, because each is meant for speakers of that language.
 */
export const localeNames: Readonly<Record<Locale, LocaleName>> = {
  'en-CA': { name: 'English (Canada)', short: 'EN' },
  'fr-CA': { name: 'Français (Canada)', short: 'FR' },
  de: { name: 'Deutsch', short: 'DE' },
  en: { name: 'English', short: 'EN' },
  'en-AU': { name: 'English (Australia)', short: 'EN' },
  'en-NZ': { name: 'English (New Zealand)', short: 'EN' },
  'en-KW': { name: 'English (Kuwait)', short: 'EN' },
  no: { name: 'Norsk', short: 'NO' },
  it: { name: 'Italiano', short: 'IT' },
  et: { name: 'Eesti', short: 'ET' },
};

/** The order of the languages in the language selector, with the operator's main languages first. */
export const localesInOrder = [
  'en-CA',
  'fr-CA',
  'de',
  'en',
  'en-AU',
  'en-NZ',
  'en-KW',
  'no',
  'it',
  'et',
] as const satisfies readonly Locale[];
