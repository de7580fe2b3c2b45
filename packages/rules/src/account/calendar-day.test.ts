import { describe, expect, it } from 'vitest';
import { ageOn, dayIn, daysInMonth, isCalendarDay, isoDay } from './calendar-day.ts';

const day = (text: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return { year, month, day: dayOfMonth };
};

describe('days of the calendar', () => {
  it('knows leap years, centuries too [VALID-031]', () => {
    expect([2000, 1900, 2024, 2023].map(year => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
    expect(isCalendarDay(day('2000-02-30'))).toBe(false);
  });

  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
  ])('born %s is on %s %i years old [C25]', (birth, today, age) => {
    expect(ageOn(day(birth), day(today))).toBe(age);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['UTC', '2026-11-20'],
    ['America/Vancouver', '2026-11-20'],
    ['Etc/GMT+12', '2026-11-19'],
  ])('in %s the day is %s at 11:00 UTC [C25]', (zone, expected) => {
    expect(isoDay(dayIn(zone, new Date('2026-11-20T11:00:00Z')))).toBe(expected);
  });
});
