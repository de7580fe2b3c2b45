import type { TournamentStatus } from '@liftoff/contract/tournament';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../parts/hydrated.ts';
import { shownRulesQuery } from './shown-rules-query.ts';
import { listHaving } from '../calls/require-answer.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { inBackground } from '../calls/in-background.ts';
import { tournamentCalls } from '../calls/tables/tournament-calls.ts';

/**
 * The player's standings; `undefined` until they are loaded. The server does not know them, so a page that is being
 * hydrated does not show them yet, even if they have been loaded meanwhile.
 */
export function useOwnTournaments(playerId: number): readonly TournamentStatus[] | undefined {
  const { data } = useQuery(tournamentsQuery(playerId));
  return useHydrated() ? data : undefined;
}

/** Whether the player may join tournaments: not while offers are not shown to them, and not until that is known. */
export function useMayJoin(playerId: number): boolean {
  const { data: rules } = useQuery(shownRulesQuery(playerId));
  return useHydrated() && rules?.offers_shown === true;
}

/**
 * The joined tournaments whose games can be marked: none while offers are not shown to the player, such as during a
 * break [C15].
 */
export function useMarkedTournaments(playerId: number): readonly TournamentStatus[] {
  const own = useOwnTournaments(playerId);
  const { data: rules } = useQuery(shownRulesQuery(playerId));
  return rules?.offers_shown === true && own ? own : [];
}

/**
 * Where the player stands in the tournaments that they have joined [PCALL-008]. Refetched when one of them ends, so
 * that its games lose their mark.
 */
export const tournamentsQuery = (playerId: number) => ({
  refetchInterval: ({ state }: { state: { data?: TournamentStatus[] | undefined } }) => msToNextEnd(state.data ?? []),
  queryKey: queryKeys.tournaments(playerId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TournamentStatus[]> =>
    listHaving(
      await tournamentCalls.playerTournaments({ signal, headers: inBackground }),
      'tournament_id',
      'points',
      'bets',
      'around',
      'counting',
    ),
});

/** The longest delay that a timer of the browser takes. */
const timerMax = 2 ** 31 - 1;

/** `false` without a tournament that ends in the browser's future. */
function msToNextEnd(own: readonly TournamentStatus[]): number | false {
  const ends = own.flatMap(({ counting }) => (counting ? [Date.parse(counting.until) - Date.now()] : []));
  const next = Math.min(...ends.filter(ms => ms > 0));
  return Number.isFinite(next) ? Math.min(next + 1_000, timerMax) : false;
}
