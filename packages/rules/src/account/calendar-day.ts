/** A day of the calendar without a time or a zone; months and days count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const isCalendarDay = ({ year, month, day }: CalendarDay): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** Negative when `a` is before `b`, 0 on the same day. */
export const compareDays = (a: CalendarDay, b: CalendarDay): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** `2000-02-29`. */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day it is at a moment in an IANA time zone: a birthday begins where the player is, not in UTC [C25]. */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(now)
    .map(part => [part.type, part.value] as const);
  const read = (name: string): number => Math.trunc(Number(parts.find(([type]) => type === name)?.[1]));
  return { year: read('year'), month: read('month'), day: read('day') };
}

/**
 * Whole years from a birth to a day. Who is born on 29 February comes of age on 1 March of a common year,
 * the later of the two readings, so that nobody plays a day too early [C25].
 */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}
