import type { LimitChange } from './change.ts';

/** Hours of each day by the clock of a place, in minutes of the day; they may pass midnight. */
export interface DayHours {
  readonly fromMin: number;
  /** The first minute after them. */
  readonly toMin: number;
  readonly timeZone: string;
}

const dayMin = 24 * 60;
/** Every offset of a time zone is a multiple of it, and so is every minute that hours begin or end at. */
const stepMs = 15 * 60_000;
/** Hours leave a part of each day free, except where a clock that is put forward leaps over it. */
const longestMs = 2 * dayMin * 60_000;

/** The time zone by the name the runtime has for it; null for one it does not know, and for a mere offset. */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether hours are hours: some of the day, not all of it. */
export const areHours = ({ fromMin, toMin }: DayHours): boolean => fromMin !== toMin;

const lengthOf = ({ fromMin, toMin }: DayHours) => (toMin - fromMin + dayMin) % dayMin;
const minutesIn = (hours: DayHours, minute: number) => (minute - hours.fromMin + dayMin) % dayMin;

/** Whether a moment, in milliseconds since the epoch, is within the hours. */
function within(hours: DayHours): (ms: number) => boolean {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: hours.timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return ms => {
    const parts = clock.formatToParts(ms);
    const of = (type: 'hour' | 'minute') => Number(parts.find(part => part.type === type)?.value);
    return minutesIn(hours, of('hour') * 60 + of('minute')) < lengthOf(hours);
  };
}

const nextStep = (now: Date) => Math.floor(now.getTime() / stepMs) * stepMs + stepMs;

/**
 * When the hours a moment is in are over; null: it is in none. Throws a RangeError for a time zone the runtime does not
 * know.
 */
export function blockedUntil(hours: DayHours, now: Date): Date | null {
  const isIn = within(hours);
  if (!isIn(now.getTime())) return null;
  const end = now.getTime() + longestMs;
  let ms = nextStep(now);
  while (ms < end && isIn(ms)) ms += stepMs;
  return new Date(ms);
}

/**
 * The first moment within the hours from a moment on, which may be that moment itself; null where a clock that is put
 * forward leaves them out for two days. Throws a RangeError for a time zone the runtime does not know.
 */
export function blockedFrom(hours: DayHours, now: Date): Date | null {
  const isIn = within(hours);
  if (isIn(now.getTime())) return now;
  const end = now.getTime() + longestMs;
  for (let ms = nextStep(now); ms < end; ms += stepMs) if (isIn(ms)) return new Date(ms);
  return null;
}

/**
 * What other hours make of those that hold; null: none. Stricter are those that leave out no minute of them. Hours of
 * another time zone are looser, since they end at other moments.
 */
export function loginHoursChange(now: DayHours | null, wanted: DayHours | null): LimitChange {
  if (now === null) return wanted === null ? 'same' : 'stricter';
  if (wanted === null || wanted.timeZone !== now.timeZone) return 'looser';
  if (wanted.fromMin === now.fromMin && wanted.toMin === now.toMin) return 'same';
  return minutesIn(wanted, now.fromMin) + lengthOf(now) <= lengthOf(wanted) ? 'stricter' : 'looser';
}
