import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { lobbyCalls } from '../../../shared/calls/tables/lobby-calls.ts';

/** Returns a function that names a game by its identifier; games that the lobby does not list keep the identifier. */
export function useGameTitles(games: readonly string[]): (game: string) => string {
  const { data = [] } = useQuery({
    queryKey: queryKeys.gameTitles(games.join(' ')),
    queryFn: ({ signal }) => lobbyCalls.selectGames({ body: { game_ids: [...games], device: 'desktop' }, signal }),
    enabled: games.length > 0,
    staleTime: Infinity,
  });
  const titles = new Map(data.map(({ identifier, title }) => [identifier, title]));
  return game => titles.get(game) ?? game;
}
