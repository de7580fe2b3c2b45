import type { TournamentStatus } from '@liftoff/contract/tournament';
import { listHaving } from '../calls/require-answer.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { inBackground } from '../calls/in-background.ts';
import { tournamentCalls } from '../calls/tables/tournament-calls.ts';

/** Where the player stands in the tournaments that they have joined [PCALL-008]. */
export const tournamentsQuery = (playerId: number) => ({
  queryKey: queryKeys.tournaments(playerId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TournamentStatus[]> =>
    listHaving(await tournamentCalls.playerTournaments({ signal, headers: inBackground }), 'tournament_id', 'points'),
});
