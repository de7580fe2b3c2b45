import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountCalls } from '../calls/tables/account-calls.ts';
import { requireAnswer, listHaving } from '../calls/require-answer.ts';
import { inBackground } from '../calls/in-background.ts';
import { lobbyCalls } from '../calls/tables/lobby-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { whenIdle } from '../parts/when-idle.ts';
import { bonusesQuery } from './bonuses-query.ts';
import { limitsQuery } from './limits/limits-query.ts';
import { lootboxesQuery } from './lootboxes-query.ts';
import { lotteryTicketsQuery } from './lottery-tickets-query.ts';
import { pointsQuery } from './points-query.ts';
import { statsQuery } from './player-stats.ts';
import { tournamentsQuery } from './tournaments-query.ts';

const headers = inBackground;

/**
 * Loads a player's remaining data concurrently, once the profile has loaded. A failed load does not affect the other
 * loads, and the component that needs the data tries again. Balance and favourites are loaded with the profile, and
 * the realtime connection loads its own settings.
 */
export async function loadOfPlayer(queries: QueryClient, playerId: number): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(limitsQuery(playerId)),
    queries.prefetchQuery(statsQuery(playerId)),
    queries.prefetchQuery(bonusesQuery(playerId)),
    queries.prefetchQuery(tournamentsQuery(playerId)),
    queries.prefetchQuery(lootboxesQuery(playerId)),
    queries.prefetchQuery(pointsQuery(playerId)),
    queries.prefetchQuery(lotteryTicketsQuery(playerId)),
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

/**
 * Loads the player's remaining data once the browser is idle [STATE-006] [STATE-007] [STATE-008] [STATE-009] [STATE-010]
 * [STATE-012] [STATE-013] [STATE-015] [STATE-016] [STATE-017].
 */
export function useSignedInLoads(playerId: number): void {
  const queries = useQueryClient();
  useEffect(() => whenIdle(() => void loadOfPlayer(queries, playerId)), [queries, playerId]);
}
