import { expect, it } from 'vitest';
import { nextTry } from './next-try.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const earnedAt = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(earnedAt.getTime() + days * dayMs);
const tryAfter = (because: 'no_promotions' | 'stopped' | null, days: number) =>
  nextTry({ because, earnedAt, everyMs: dayMs }, inDays(days));

it('an earned reward that is denied to the player is tried again for thirty days, and then lost', () => {
  expect(tryAfter('no_promotions', 0)).toEqual(inDays(1));
  expect(tryAfter(null, 29.9)).toEqual(inDays(30.9));
  expect(tryAfter('no_promotions', 30)).toBeNull();
});

it('an earned reward waits for the end of a stop of bonuses, however long it lasts [PX-50]', () => {
  expect(tryAfter('stopped', 0)).toEqual(new Date(earnedAt.getTime() + hourMs));
  expect(tryAfter('stopped', 400)).toEqual(new Date(inDays(400).getTime() + hourMs));
});
