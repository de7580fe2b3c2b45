/** IANA name of this browser's time zone, by whose days a player's results are grouped. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
