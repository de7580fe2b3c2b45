/**
 * Formats a time. Canadian English writes “12:00 p.m.”, whose last full stop would stand beside that of a sentence; the
 * result is “12:00 pm” in every English locale. Other languages are unchanged.
 */
export const timeText = (at: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString(locale, options).replace(/(?<=\s)([ap])\.m\./, '$1m');
