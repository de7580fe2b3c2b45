import type { LimitChange } from './change.ts';

/** Daily hours in a time zone, in minutes since midnight. The hours can span midnight. */
export interface DayHours {
  readonly fromMin: number;
  /** First minute after the hours. */
  readonly toMin: number;
  readonly timeZone: string;
}

const dayMin = 24 * 60;
/** All time zone offsets, and the start and end times of all hours, are multiples of this step. */
const stepMs = 15 * 60_000;
/** Limit for the search. Every day has some time outside the hours, unless a forward clock change skips it. */
const longestMs = 2 * dayMin * 60_000;

/** Canonical name of a time zone in this runtime; `null` if it is unknown or only an offset. */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether the hours are valid, which means that they cover part of the day but not all of it. */
export const areHours = ({ fromMin, toMin }: DayHours): boolean => fromMin !== toMin;

const lengthOf = ({ fromMin, toMin }: DayHours) => (toMin - fromMin + dayMin) % dayMin;
const minutesIn = (hours: DayHours, minute: number) => (minute - hours.fromMin + dayMin) % dayMin;

/** Returns a function that checks whether a time, in milliseconds since the epoch, is within the hours. */
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
 * When the current blocked hours end; `null` if `now` is not within them. Throws a `RangeError` for a time zone
 * unknown to the runtime.
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
 * The first time within the hours at or after `now`; `null` if clock changes skip the hours for two days. Throws a
 * `RangeError` for a time zone unknown to the runtime.
 */
export function blockedFrom(hours: DayHours, now: Date): Date | null {
  const isIn = within(hours);
  if (isIn(now.getTime())) return now;
  const end = now.getTime() + longestMs;
  for (let ms = nextStep(now); ms < end; ms += stepMs) if (isIn(ms)) return new Date(ms);
  return null;
}

/**
 * Compares requested hours with the current ones; `null` means no hours. A change is stricter if it still blocks
 * every minute that is currently blocked. Hours in another time zone are looser, because they end at other times.
 */
export function loginHoursChange(now: DayHours | null, wanted: DayHours | null): LimitChange {
  if (now === null) return wanted === null ? 'same' : 'stricter';
  if (wanted === null || wanted.timeZone !== now.timeZone) return 'looser';
  if (wanted.fromMin === now.fromMin && wanted.toMin === now.toMin) return 'same';
  return minutesIn(wanted, now.fromMin) + lengthOf(now) <= lengthOf(wanted) ? 'stricter' : 'looser';
}
