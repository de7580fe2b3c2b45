import { ageOn, compareDays, isCalendarDay, type CalendarDay } from './calendar-day.ts';
import type { Verdict } from './message-keys.ts';

/** CONST-063; the licence policy may raise it, as it does for Estonia (CONST-064), never lower it (D7). */
export const adultAge = 18;

/** Nobody older has lived; an earlier year is a slip of the finger. */
const oldestYears = 120;

/**
 * Reads `DD/MM/YYYY` with two digits for day and month (VALID-030, VALID-034), as forms write it, or `YYYY-MM-DD`,
 * as the wire does. Null when the text has another form or names a day that does not exist (VALID-031 to VALID-033).
 */
export function readBirthday(text: string): CalendarDay | null {
  const form = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const wire = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [day, month, year] = form ? [form[1], form[2], form[3]] : wire ? [wire[3], wire[2], wire[1]] : [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const birth = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDay(birth) ? birth : null;
}

/** KEY-004, KEY-005, VALID-030 to VALID-036: the birthday itself counts as old enough. */
export function checkBirthday(text: string, minAge: number, today: CalendarDay): Verdict {
  if (text.trim() === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  const birth = readBirthday(text.trim());
  if (!birth || compareDays(birth, today) > 0 || ageOn(birth, today) > oldestYears) {
    return 'VALIDATION.BIRTH_DAY.INVALID';
  }
  return ageOn(birth, today) >= Math.max(minAge, adultAge) ? null : 'VALIDATION.BIRTH_DAY.MIN';
}
