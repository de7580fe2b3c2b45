import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIdle } from '../../parts/when-idle.ts';
import { readStats, statsQuery } from '../player-stats.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * How many milliseconds before the end the player is warned [C43]: of a session that ends for inactivity, of a
 * session that reaches its maximum age, and of blocked hours.
 */
const warnMs = { idle: 2 * 60_000, age: 5 * 60_000, hours: 5 * 60_000 } as const;

/**
 * Interval in milliseconds for checking, shortly before the end, whether the player has been active in another tab.
 */
const againMs = 20_000;

/**
 * An automatic end of the session: the reason, and the time in milliseconds since the epoch by the platform's clock.
 */
export interface SessionDeadline {
  readonly by: keyof typeof warnMs;
  readonly at: number;
}

/**
 * Returns the deadline that is about to sign this page's player out; `null` if there is none. Shortly before it, the
 * deadline is checked again in the background, which does not extend the session [A9]. It is checked once more when
 * the time is up: the response then leads to sign-in [ERR-001].
 */
export function useSessionDeadline(playerId: number): SessionDeadline | null {
  const isIdle = useIdle();
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    ...statsQuery(playerId),
    enabled: isIdle,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [near, setNear] = useState<SessionDeadline | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const now = steadyNow() + data.clockAheadMs;
    const next = nextDeadline(data, now);
    if (!next) return undefined;
    const left = next.at - now;
    const isNear = left <= warnMs[next.by];
    setNear(isNear && left > 0 ? next : null);
    // Checks again later if the platform did not respond or the session has not ended on time.
    const isOpen = left > 0 && errorUpdatedAt <= dataUpdatedAt;
    const untilAsked = isOpen ? Math.min(left, againMs) : againMs;
    const wait = isNear ? untilAsked : left - warnMs[next.by];
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt, errorUpdatedAt, refetch]);
  return near;
}

type EndsOfSession = Pick<
  Awaited<ReturnType<typeof readStats>>,
  'session_idle_at' | 'session_ends_at' | 'login_hours_at'
>;

const warnAt = ({ by, at }: SessionDeadline) => at - warnMs[by];

/**
 * The deadline to warn of: the earliest one whose warning is already due, or otherwise the one whose warning is due
 * next; `null` if the response contains no deadline.
 */
function nextDeadline(ends: EndsOfSession, now: number): SessionDeadline | null {
  const deadlines: SessionDeadline[] = [
    { by: 'idle', at: Date.parse(ends.session_idle_at) },
    { by: 'age', at: Date.parse(ends.session_ends_at) },
    { by: 'hours', at: Date.parse(ends.login_hours_at ?? '') },
  ];
  const named = deadlines.filter(({ at }) => !Number.isNaN(at));
  const told = named.filter(deadline => warnAt(deadline) <= now);
  const [first] =
    told.length > 0
      ? told.toSorted((one, other) => one.at - other.at)
      : named.toSorted((one, other) => warnAt(one) - warnAt(other));
  return first ?? null;
}

/**
 * Returns a function that reports activity to the platform, which restarts the idle time. The function rejects if the
 * call fails.
 */
export function useStaySignedIn(playerId: number): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    queries.setQueryData(statsQuery(playerId).queryKey, await readStats());
  };
}
