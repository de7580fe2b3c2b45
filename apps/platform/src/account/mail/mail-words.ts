import { writtenLocaleOf } from '../../market/written-locales.ts';

/** Formats a time for an email. It names the time zone, because the email can be read anywhere. */
export const momentText = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(writtenLocaleOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** Name of the country that a call came from; empty if it is unknown. */
export const countryText = (country: string | null, language: string): string =>
  country === null ? '' : (new Intl.DisplayNames(writtenLocaleOf(language), { type: 'region' }).of(country) ?? '');
