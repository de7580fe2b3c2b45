/**
 * Formats a time. Canadian English writes “12:00 p.m.”, which would end a sentence with two full stops, so every
 * English locale gets “12:00 pm”. Other languages are unchanged.
 */
export const timeText = (at: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString(locale, options).replace(/(?<=\s)([ap])\.m\./, '$1m');
