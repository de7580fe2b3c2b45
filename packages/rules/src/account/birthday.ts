import { cleanLine } from '@liftoff/contract/core/typed-text';
import { ageOn, compareDays, isCalendarDay, type CalendarDay } from './calendar-day.ts';
import type { Verdict } from './message-keys.ts';

/**
 * Minimum age [CONST-063]. The licence policy can raise it, as it does for Estonia [CONST-064], but never lower it
 * [D7].
 */
export const adultAge = 18;

/** Maximum plausible age. An earlier year of birth is a typing error. */
const oldestYears = 120;

/**
 * Reads a typed `DD/MM/YYYY` date with two digits for day and month [VALID-030] [VALID-034]. Returns `null` if the
 * format differs or the day does not exist [VALID-031] [VALID-032] [VALID-033].
 */
function readTypedBirthday(text: string): CalendarDay | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return dayOf(year, month, day);
}

/**
 * Reads a birthday as it is sent in calls and stored: `DD/MM/YYYY` or `YYYY-MM-DD`. Returns `null` for other formats.
 */
export function readBirthday(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return dayOf(year, month, day) ?? readTypedBirthday(text);
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): CalendarDay | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDay(date) ? date : null;
}

/** Validates a birthday typed into a form. The rules are KEY-004, KEY-005 and VALID-030 to VALID-036. */
export const checkBirthday = (text: string, minAge: number, today: CalendarDay): Verdict =>
  verdictOn(text, readTypedBirthday, minAge, today);

/** Validates a birthday as it is sent in calls and stored. */
export const checkGivenBirthday = (text: string, minAge: number, today: CalendarDay): Verdict =>
  verdictOn(text, readBirthday, minAge, today);

/** A player is old enough from the day of the birthday. */
function verdictOn(text: string, read: typeof readBirthday, minAge: number, today: CalendarDay): Verdict {
  const day = cleanLine(text);
  if (day === '') return 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
  const birth = read(day);
  if (!birth || compareDays(birth, today) > 0 || ageOn(birth, today) > oldestYears) {
    return 'VALIDATION.BIRTH_DAY.INVALID';
  }
  return ageOn(birth, today) >= Math.max(minAge, adultAge) ? null : 'VALIDATION.BIRTH_DAY.MIN';
}
