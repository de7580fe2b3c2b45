import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { askForPlay } from '../../../shared/money/live-balance.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';

const roundsShown = 5;

/** The net result in a game since the player opened it. */
export const useGameSession = (game: string) =>
  useQuery({
    queryKey: queryKeys.gameSession(game),
    queryFn: ({ signal }) => gameCalls.gameSession({ params: { identifier: game }, signal }),
  });

/** The player's latest rounds of a game. */
export const useGameRounds = (game: string) =>
  useQuery({
    queryKey: queryKeys.gameRounds(game),
    queryFn: ({ signal }) =>
      gameCalls.gameRounds({ params: { identifier: game }, query: { limit: roundsShown }, signal }),
  });

/**
 * Returns a function that reloads the figures and limits affected by play. It is called after a round has been shown.
 */
export function useRefreshFigures(game: string): () => void {
  const client = useQueryClient();
  const id = usePlayerSeed()?.user.id;
  return () => {
    if (id !== undefined) askForPlay(client, id);
    for (const queryKey of [queryKeys.gameSession(game), queryKeys.gameRounds(game)])
      void client.invalidateQueries({ queryKey });
  };
}
