import { describe, expect, it } from 'vitest';
import { compareDays, ageOn, dayIn, daysInMonth, isCalendarDay, isoDay } from './calendar-day.ts';

const day = (text: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return { year, month, day: dayOfMonth };
};

describe('calendar days', () => {
  it('calendar days take leap years into account, including century years [VALID-031]', () => {
    expect([2000, 1900, 2024, 2023].map(year => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
    expect(isCalendarDay(day('2000-02-30'))).toBe(false);
    const lengths = Array.from({ length: 12 }, (_, at) => daysInMonth(2023, at + 1));
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  it.each([
    ['0001-01-01', true],
    ['2023-12-31', true],
    ['2023-01-01', true],
    ['2023-04-30', true],
    ['2023-04-31', false],
    ['2023-00-10', false],
    ['2023-13-10', false],
    ['2023-01-00', false],
    ['0000-01-01', false],
  ])('checks whether %s is a real calendar day: %s [VALID-031]', (text, real) => {
    expect(isCalendarDay(day(text))).toBe(real);
  });

  it('orders calendar days by year, then month, then day', () => {
    const inOrder = ['2022-12-31', '2023-01-31', '2023-02-01', '2023-02-02', '2024-01-01'].map(day);
    for (const [at, one] of inOrder.entries())
      for (const [place, other] of inOrder.entries())
        expect(Math.sign(compareDays(one, other))).toBe(Math.sign(at - place));
  });

  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-10-25', 17],
    ['2008-11-20', '2026-12-01', 18],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
  ])('a player born on %s is, on %s, %i years old [C25]', (birth, today, age) => {
    expect(ageOn(day(birth), day(today))).toBe(age);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['UTC', '2026-11-20'],
    ['America/Vancouver', '2026-11-20'],
    ['Etc/GMT+12', '2026-11-19'],
  ])('at 11:00 UTC the day in %s is %s [C25]', (zone, expected) => {
    expect(isoDay(dayIn(zone, new Date('2026-11-20T11:00:00Z')))).toBe(expected);
  });
});
