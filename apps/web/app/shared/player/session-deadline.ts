import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountCalls } from '../calls/account-calls.ts';
import { useIdle } from '../when-idle.ts';
import { statsOf, statsQuery } from './player-stats.ts';
import { steadyNow } from './steady-clock.ts';

/** So long before the end its player is told: of a session in which nothing happens, and of one that grows too old [C43]. */
const warnMs = { idle: 2 * 60_000, age: 5 * 60_000 } as const;

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
    const next = data && nextDeadline(data.session_idle_at, data.session_ends_at);
    if (!next) return undefined;
    const left = next.at - (steadyNow() + data.clockAheadMs);
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

/** The end that is told of first; null where the answer names none. */
function nextDeadline(idleAt: string, endsAt: string): SessionDeadline | null {
  const idle = Date.parse(idleAt);
  const age = Date.parse(endsAt);
  if (Number.isNaN(idle) || Number.isNaN(age)) return null;
  return age - warnMs.age <= idle - warnMs.idle ? { by: 'age', at: age } : { by: 'idle', at: idle };
}

/** Tells the platform that the player is here: their idle time begins anew. Throws what the call throws. */
export function useStaySignedIn(playerId: number): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    queries.setQueryData(statsQuery(playerId).queryKey, statsOf(await accountCalls.playerStats({})));
  };
}
