const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Says in words how long ago a time was: "now", "4 mins ago", "1 hr ago". Future times count as "now". */
export function relativeTime(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const ago = Math.max(0, now - at);
  if (ago < minuteMs) return words.format(0, 'second');
  return ago < hourMs
    ? words.format(-Math.floor(ago / minuteMs), 'minute')
    : words.format(-Math.floor(ago / hourMs), 'hour');
}
