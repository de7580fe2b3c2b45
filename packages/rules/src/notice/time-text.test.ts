import { expect, it } from 'vitest';
import { timeText } from './time-text.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

it.each(['en-CA', 'en-AU', 'en-NZ', 'en-KW', 'fr-CA', 'de', 'no', 'it', 'et'])(
  'a time in %s ends without a full stop, so that a sentence can end with it',
  locale => {
    const texts = [noon, new Date(noon.getTime() - 3_600_000)].flatMap(at => [
      timeText(at, locale, options),
      timeText(at, locale, { timeStyle: 'short', timeZone: 'UTC' }),
    ]);
    for (const text of texts) expect(text).toMatch(/[^.]$/);
  },
);

it('writes noon and morning in Canadian English as 12:00 pm and 11:00 am', () => {
  expect(timeText(noon, 'en-CA', options).replaceAll(/\s/gu, ' ')).toBe('Nov 21, 2026, 12:00 pm');
  const morning = new Date('2026-11-21T11:00:00Z');
  expect(timeText(morning, 'en-CA', { timeStyle: 'short', timeZone: 'UTC' }).replaceAll(/\s/gu, ' ')).toBe('11:00 am');
});
