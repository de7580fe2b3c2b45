import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { useHydrated } from '../parts/hydrated.ts';
import { usePlayerSeed } from './player.ts';
import { steadyNow } from './session/steady-clock.ts';

/** A balance message asks for the figures at once; without one they are at most this old. */
const pollMs = 60_000;

/** An answer with what the platform's clock is ahead of this page's as it comes; throws on one without its fields. */
export function statsOf(answer: Awaited<ReturnType<typeof accountCalls.playerStats>>) {
  const stats = requireAnswer(answer, 'currency', 'now', 'session_started_at', 'today');
  return { ...stats, clockAheadMs: Date.parse(stats.now) - steadyNow() };
}

/** Of a player's session and day, as the platform has them. */
export const statsQuery = (playerId: number | undefined) =>
  queryOptions({
    queryKey: queryKeys.stats(playerId),
    queryFn: async ({ signal }) => statsOf(await accountCalls.playerStats({ signal, headers: inBackground })),
  });

/**
 * This session and today, with what the platform's clock is ahead of this page's, in milliseconds.
 * Undefined until they are known, and always while a part of the server's page is taken over: the server knows none.
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
