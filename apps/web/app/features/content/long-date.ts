/** Formats a calendar day. It uses UTC, because a day has no time zone and must not shift. */
export const longDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
