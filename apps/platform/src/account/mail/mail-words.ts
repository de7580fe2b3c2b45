import { writtenLocaleOf } from '../../market/written-locales.ts';

/** A moment as a mail tells it: a mail does not know where it is read, so the zone is named. */
export const momentText = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(writtenLocaleOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** The country a call came from, by its name; empty where it is not known. */
export const countryText = (country: string | null, language: string): string =>
  country === null ? '' : (new Intl.DisplayNames(writtenLocaleOf(language), { type: 'region' }).of(country) ?? '');
