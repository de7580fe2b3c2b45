import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const minuteMs = 60_000;
it.each([
  ['en-CA', 'now', '4 mins ago', '1 hr ago'],
  ['fr-CA', 'maintenant', 'il y a 4 min', 'il y a 1 h'],
  ['de', 'jetzt', 'vor 4 Min.', 'vor 1 Std.'],
  ['no', 'nå', 'for 4 min siden', 'for 1 t siden'],
  ['it', 'ora', '4 min fa', '1 h fa'],
  ['et', 'nüüd', '4 min eest', '1 t eest'],
])('says in %s how long ago an event happened', (locale, now, minutes, hour) => {
  const ago = (ms: number) => relativeTime(0, ms, locale).replaceAll(/\s/g, ' ');
  expect([ago(59_999), ago(-1), ago(4.9 * minuteMs), ago(119 * minuteMs)]).toEqual([now, now, minutes, hour]);
});
