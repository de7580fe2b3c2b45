/** Formats the day of a moment in UTC, without its year. */
export const dayText = (at: Date, locale: string, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }).format(at);
