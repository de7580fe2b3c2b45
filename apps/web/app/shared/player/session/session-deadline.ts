import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { useIdle } from '../../parts/when-idle.ts';
import { statsOf, statsQuery } from '../player-stats.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * So long before the end its player is told: of a session in which nothing happens, of one that grows too old, and of
 * the hours that the player has blocked [C43].
 */
const warnMs = { idle: 2 * 60_000, age: 5 * 60_000, hours: 5 * 60_000 } as const;

/** While the end is near the platform is asked so often whether the player has gone on in another tab meanwhile. */
const againMs = 20_000;

/** The end of a session that nobody ends: why, and when by the platform's clock, in milliseconds since the epoch. */
export interface SessionDeadline {
  readonly by: keyof typeof warnMs;
  readonly at: number;
}

/**
 * What is about to sign this page's player out; null while nothing is. Shortly before the end the platform is asked once
 * more, in the background, which keeps no session alive [A9]; once the time is up too, and its answer is then what leads
 * to the sign-in (ERR-001).
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
    // What nobody answered is asked again later, and what did not end on time as well.
    const isOpen = left > 0 && errorUpdatedAt <= dataUpdatedAt;
    const untilAsked = isOpen ? Math.min(left, againMs) : againMs;
    const wait = isNear ? untilAsked : left - warnMs[next.by];
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt, errorUpdatedAt, refetch]);
  return near;
}

type EndsOfSession = Pick<
  Awaited<ReturnType<typeof accountCalls.playerStats>>,
  'session_idle_at' | 'session_ends_at' | 'login_hours_at'
>;

const warnAt = ({ by, at }: SessionDeadline) => at - warnMs[by];

/** Of the ends that are told of by now the first, otherwise the one told of next; null where the answer names none. */
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

/** Tells the platform that the player is here: their idle time begins anew. Throws what the call throws. */
export function useStaySignedIn(playerId: number): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    queries.setQueryData(statsQuery(playerId).queryKey, statsOf(await accountCalls.playerStats({})));
  };
}
