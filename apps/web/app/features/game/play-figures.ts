import { useQuery, useQueryClient } from '@tanstack/react-query';
import { statsKey } from '../../shared/player/player-stats.ts';
import { gameClient } from './game-calls.ts';

const roundsShown = 5;

const keys = {
  session: (game: string) => ['game', game, 'session'],
  rounds: (game: string) => ['game', game, 'rounds'],
} as const;

/** The net result in this game since it was opened. */
export const useGameSession = (game: string) =>
  useQuery({
    queryKey: keys.session(game),
    queryFn: ({ signal }) => gameClient.gameSession({ params: { identifier: game }, signal }),
  });

/** The player's latest rounds of the game. */
export const useGameRounds = (game: string) =>
  useQuery({
    queryKey: keys.rounds(game),
    queryFn: ({ signal }) =>
      gameClient.gameRounds({ params: { identifier: game }, query: { limit: roundsShown }, signal }),
  });

/** Reads the figures again: a round is on the screen. */
export function useRefreshFigures(game: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [statsKey, keys.session(game), keys.rounds(game)])
      void client.invalidateQueries({ queryKey });
  };
}
