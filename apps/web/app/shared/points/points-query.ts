import { privateChannel } from '@liftoff/contract/core/realtime';
import type { CompPoints } from '@liftoff/contract/points-entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { listHaving } from '../calls/require-answer.ts';
import { pointsCalls } from '../calls/tables/points-calls.ts';
import { pointsQuery } from '../player/points-query.ts';
import { useChannel } from '../realtime/use-channel.ts';
import { useSite } from '../site/site.ts';

/** The player's points; `null` until they are loaded. A change reloads them, their history and the levels [RT-003]. */
export function usePoints(playerId: number): CompPoints | null {
  const queries = useQueryClient();
  const again = () => {
    for (const queryKey of [queryKeys.points(), queryKeys.pointsHistory(), queryKeys.levels()])
      void queries.invalidateQueries({ queryKey });
  };
  useChannel(privateChannel('comps_award', playerId), again, again);
  const { data } = useQuery(pointsQuery(playerId));
  return data ?? null;
}

/** The levels from the lowest up, with those that the player has reached. */
export function useLevels(playerId: number) {
  const { locale } = useSite();
  return useQuery({
    queryKey: queryKeys.levels(playerId, locale),
    queryFn: async ({ signal }) =>
      listHaving(await pointsCalls.levels({ query: { locale }, signal, headers: inBackground }), 'id', 'conditions'),
  });
}

/** How much own money earns a point, by category of games. */
export function useEarningRates() {
  return useQuery({
    queryKey: queryKeys.earningRates(),
    queryFn: async ({ signal }) =>
      listHaving(await pointsCalls.earningRates({ signal, headers: inBackground }), 'category', 'rates'),
  });
}
