/** A calendar day without a time or time zone. Months and days count from 1. */
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

/** Negative if `a` is before `b`, and 0 if both are the same day. */
export const compareDays = (a: CalendarDay, b: CalendarDay): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** `2000-02-29`. */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * The calendar day at a given time in an IANA time zone. A birthday begins at midnight in the player's time zone, not
 * in UTC [C25].
 */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(now)
    .map(part => [part.type, part.value] as const);
  const read = (name: string): number => Math.trunc(Number(parts.find(([type]) => type === name)?.[1]));
  return { year: read('year'), month: read('month'), day: read('day') };
}

/**
 * Age in whole years on a given day. A player born on 29 February comes of age on 1 March of a common year: the later
 * of the two possible readings, so that nobody plays a day too early [C25].
 */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}
