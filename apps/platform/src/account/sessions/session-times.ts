import type { Session } from '../../core/call.ts';

/**
 * Session limits from Trust §A (thresholds). They are measured by the platform clock, never by the browser's clock
 * [A9].
 */
export const sessionIdleMs = 30 * 60_000;
export const sessionAbsoluteMs = 12 * 3_600_000;

/** Whether `at` is at least `ms` milliseconds ago, or unknown. */
export const isOlder = (at: Date | null, ms: number, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() >= ms;

/** Whether the recorded country is too old to rely on, that is, older than the time a session may be idle [C27]. */
export const isPlaceOld = (placedAt: Date | null, now: Date): boolean => isOlder(placedAt, sessionIdleMs, now);

/** The time when an open session ends if the player does nothing more, and the time when it ends in any case. */
export const sessionDeadlines = ({ startedAt, seenAt }: Session): { idleAt: Date; endsAt: Date } => ({
  idleAt: new Date(seenAt.getTime() + sessionIdleMs),
  endsAt: new Date(startedAt.getTime() + sessionAbsoluteMs),
});

/** The times that decide when a session ends. */
export interface SessionTimes {
  readonly startedAt: Date;
  /** When the player was last active in the session. */
  readonly seenAt: Date;
  /** When the session was ended explicitly; `null` if it was not. */
  readonly endedAt: Date | null;
  /** When a session limit ends the session; `null` if there is no limit. */
  readonly endsAt: Date | null;
}

/**
 * When a session ended: by signing out, by being idle or open for too long, or because of a session limit. `null`
 * while it is open.
 */
export function sessionEnd({ startedAt, seenAt, endedAt, endsAt }: SessionTimes, now: Date): Date | null {
  const after = (from: Date, ms: number) => from.getTime() + ms;
  const ends = [after(seenAt, sessionIdleMs), after(startedAt, sessionAbsoluteMs)];
  for (const end of [endedAt, endsAt]) if (end !== null) ends.push(end.getTime());
  const end = Math.min(...ends);
  return end <= now.getTime() ? new Date(end) : null;
}

/** Two times: a session is open if it was last seen after the first one and started after the second one. */
export const openSince = (now: Date): readonly [seen: Date, started: Date] => [
  new Date(now.getTime() - sessionIdleMs),
  new Date(now.getTime() - sessionAbsoluteMs),
];
