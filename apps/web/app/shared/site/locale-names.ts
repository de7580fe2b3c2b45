import type { Locale } from '@liftoff/contract/core/locale';

export interface LocaleName {
  /** The language's own name for itself, with its country where there are several. */
  name: string;
  /** What the header's button shows. */
  short: string;
}

/** I18N-001 to I18N-010. Names are never translated: each is read by its own speakers. */
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

/** The order of the selector: the languages of the casino first. */
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
