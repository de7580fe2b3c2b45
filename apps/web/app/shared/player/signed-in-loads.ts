import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { requireAnswer, listHaving } from '../calls/require-answer.ts';
import { inBackground } from '../calls/in-background.ts';
import { lobbyCalls } from '../calls/tables/lobby-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { whenIdle } from '../parts/when-idle.ts';
import { limitsQuery } from './limits/limits-query.ts';
import { statsQuery } from './player-stats.ts';

const headers = inBackground;

/**
 * Loads what is kept of a player whose profile is known, all at once; one that fails leaves the others and is asked for
 * again by the part of the page that shows it. Balance and favourites came with the profile, what the socket needs is
 * asked for with it.
 */
export async function loadOfPlayer(queries: QueryClient, playerId: number): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(limitsQuery(playerId)),
    queries.prefetchQuery(statsQuery(playerId)),
    queries.prefetchQuery({
      queryKey: queryKeys.subscriptions(),
      queryFn: async ({ signal }) =>
        requireAnswer(await accountCalls.subscriptions({ signal, headers }), 'receive_promos'),
    }),
    queries.prefetchQuery({
      queryKey: queryKeys.playedGames(),
      queryFn: async ({ signal }) => listHaving(await lobbyCalls.playedGames({ signal, headers }), 'slug', 'title'),
    }),
  ]);
}

/** Does so once the page has nothing else to do (STATE-008, STATE-013, STATE-015, STATE-016, STATE-017). */
export function useSignedInLoads(playerId: number): void {
  const queries = useQueryClient();
  useEffect(() => whenIdle(() => void loadOfPlayer(queries, playerId)), [queries, playerId]);
}
