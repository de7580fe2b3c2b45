import { ageOn, compareDays, isCalendarDay, type CalendarDay } from './calendar-day.ts';
import type { Verdict } from './message-keys.ts';

/** CONST-063; the licence policy may raise it, as it does for Estonia (CONST-064), never lower it (D7). */
export const adultAge = 18;

/** Nobody older has lived; an earlier year is a slip of the finger. */
const oldestYears = 120;

/**
 * Reads `DD/MM/YYYY` with two digits for day and month (VALID-030, VALID-034), as it is typed. Null when the text has
 * another form or names a day that does not exist (VALID-031 to VALID-033).
 */
function readTypedBirthday(text: string): CalendarDay | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return dayOf(year, month, day);
}

/** Reads a birthday as it travels and is kept: as it was typed, or `YYYY-MM-DD`. Null for anything else. */
export function readBirthday(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return dayOf(year, month, day) ?? readTypedBirthday(text);
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): CalendarDay | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDay(date) ? date : null;
}

/** The verdict on a birthday as a form holds it: KEY-004, KEY-005, VALID-030 to VALID-036. */
export const checkBirthday = (text: string, minAge: number, today: CalendarDay): Verdict =>
  verdictOn(text, readTypedBirthday, minAge, today);

/** The verdict on a birthday as it travels and is kept. */
export const checkGivenBirthday = (text: string, minAge: number, today: CalendarDay): Verdict =>
  verdictOn(text, readBirthday, minAge, today);

/** The birthday itself counts as old enough. */
function verdictOn(text: string, read: typeof readBirthday, minAge: number, today: CalendarDay): Verdict {
  if (text.trim() === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  const birth = read(text.trim());
  if (!birth || compareDays(birth, today) > 0 || ageOn(birth, today) > oldestYears) {
    return 'VALIDATION.BIRTH_DAY.INVALID';
  }
  return ageOn(birth, today) >= Math.max(minAge, adultAge) ? null : 'VALIDATION.BIRTH_DAY.MIN';
}
