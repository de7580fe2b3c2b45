const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long ago a moment was, in words: "now", "4 mins ago", "1 hr ago". What is still to come was just now. */
export function relativeTime(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const ago = Math.max(0, now - at);
  if (ago < minuteMs) return words.format(0, 'second');
  return ago < hourMs
    ? words.format(-Math.floor(ago / minuteMs), 'minute')
    : words.format(-Math.floor(ago / hourMs), 'hour');
}
