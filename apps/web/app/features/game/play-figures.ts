import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gameCalls } from '../../shared/calls/game-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';

const roundsShown = 5;

/** The net result in this game since it was opened. */
export const useGameSession = (game: string) =>
  useQuery({
    queryKey: queryKeys.gameSession(game),
    queryFn: ({ signal }) => gameCalls.gameSession({ params: { identifier: game }, signal }),
  });

/** The player's latest rounds of the game. */
export const useGameRounds = (game: string) =>
  useQuery({
    queryKey: queryKeys.gameRounds(game),
    queryFn: ({ signal }) =>
      gameCalls.gameRounds({ params: { identifier: game }, query: { limit: roundsShown }, signal }),
  });

/** Reads the figures again: a round is on the screen. */
export function useRefreshFigures(game: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.stats(), queryKeys.gameSession(game), queryKeys.gameRounds(game)])
      void client.invalidateQueries({ queryKey });
  };
}
