import { knownTimeZone } from '../limits/login-hours.ts';
import { isoDay, type CalendarDay } from './calendar-day.ts';

/** The calendar days of a time zone, as YYYY-MM-DD. */
export interface LocalDays {
  readonly timeZone: string;
  /** The day to which a moment belongs. */
  dayOf(at: Date): string;
  /** The first moment of a day. */
  startOf(day: string): Date;
}

/** Moves a day, such as 2026-03-01, by a number of days. */
export const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

/** Reads the days of an IANA time zone, or of UTC if the runtime does not know the time zone. */
export function localDays(named: string): LocalDays {
  const timeZone = knownTimeZone(named) ?? 'UTC';
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const read = (ms: number) => {
    const parts = new Map(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const day: CalendarDay = { year: of('year'), month: of('month'), day: of('day') };
    const wall = Date.UTC(day.year, day.month - 1, day.day, of('hour'), of('minute'), of('second'));
    return { day: isoDay(day), wall };
  };
  const offset = (ms: number) => read(ms).wall - ms;
  return {
    timeZone,
    dayOf: at => read(at.getTime()).day,
    startOf: day => {
      const midnight = Date.parse(day);
      const near = midnight - offset(midnight);
      const start = midnight - offset(near);
      // Where clocks go forward at midnight, the day begins at the later of the two.
      return new Date(read(start).wall === midnight ? start : Math.max(start, near));
    },
  };
}
