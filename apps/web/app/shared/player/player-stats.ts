import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { useHydrated } from '../parts/hydrated.ts';
import { browserTimeZone } from '../site/time-zone.ts';
import { usePlayerSeed } from './player.ts';
import { steadyNow } from './session/steady-clock.ts';

/**
 * Maximum age of the figures in milliseconds if no balance message arrives. A balance message reloads them
 * immediately.
 */
const pollMs = 60_000;

/**
 * Reads the figures of the session and of today in this browser's time zone, and how far the platform's clock is ahead
 * of this page's. Throws if required fields are missing.
 */
export async function readStats(options: { signal?: AbortSignal; headers?: Record<string, string> } = {}) {
  const answer = await accountCalls.playerStats({ query: { time_zone: browserTimeZone() }, ...options });
  const stats = requireAnswer(answer, 'currency', 'now', 'session_started_at', 'today');
  return { ...stats, clockAheadMs: Date.parse(stats.now) - steadyNow() };
}

/** The platform's figures for a player's session and for today. */
export const statsQuery = (playerId: number | undefined) =>
  queryOptions({
    queryKey: queryKeys.stats(playerId),
    queryFn: ({ signal }) => readStats({ signal, headers: inBackground }),
  });

/**
 * The session and daily figures, and how far the platform's clock is ahead of this page's, in milliseconds.
 * `undefined` until they are loaded, and always during hydration, because the server does not have them.
 */
export function usePlayerStats() {
  const id = usePlayerSeed()?.user.id;
  const hydrated = useHydrated();
  const { data } = useQuery({
    ...statsQuery(id),
    enabled: id !== undefined,
    refetchInterval: pollMs,
  });
  return hydrated ? data : undefined;
}
