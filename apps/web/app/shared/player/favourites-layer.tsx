import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { lobbyClient } from '../calls/client.ts';
import { FavouritesProvider } from '../favourites.ts';

const key = ['player', 'favourites'];

async function favouriteIds(): Promise<string[]> {
  const games = await lobbyClient.favoriteGames({ headers: { 'accept-client': 'application/vnd.s.v2+json' } });
  return games.map(game => (typeof game === 'string' ? game : game.identifier));
}

/** The player's favourites: a press shows at once, and while its call is under way further presses do nothing (STATE-048). */
export function FavouritesLayer({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data: ids = [] } = useQuery({ queryKey: key, queryFn: favouriteIds });
  const underWay = useRef(new Set<string>());

  const toggle = (id: string) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const wasFavourite = ids.includes(id);
    const show = (favourite: boolean) =>
      queries.setQueryData<string[]>(key, (now = []) => [
        ...now.filter(other => other !== id),
        ...(favourite ? [id] : []),
      ]);
    show(!wasFavourite);
    const call = wasFavourite ? lobbyClient.removeFavoriteGame : lobbyClient.addFavoriteGame;
    call({ params: { id } })
      .catch(() => show(wasFavourite))
      .finally(() => underWay.current.delete(id));
  };

  return <FavouritesProvider value={{ ids: new Set(ids), toggle }}>{children}</FavouritesProvider>;
}
