import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { askForPlay } from '../../../shared/money/live-balance.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';

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

/** Reads the figures again, and what a round uses of limits: one is on the screen. */
export function useRefreshFigures(game: string): () => void {
  const client = useQueryClient();
  const id = usePlayerSeed()?.user.id;
  return () => {
    if (id !== undefined) askForPlay(client, id);
    for (const queryKey of [queryKeys.gameSession(game), queryKeys.gameRounds(game)])
      void client.invalidateQueries({ queryKey });
  };
}
