import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { lobbyClient } from '../calls/client.ts';
import { FavouritesProvider } from '../favourites.ts';
import { usePlayerSeed } from '../player.ts';
import { idsOf, idsOnly } from './favourite-ids.ts';
import { inBackground } from './player-client.ts';

const key = ['player', 'favourites'];

/** The player's favourites: a press shows at once, and while its call is under way further presses do nothing (STATE-048). */
export function FavouritesLayer({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const seed = usePlayerSeed()?.favourites ?? undefined;
  const { data: ids = [] } = useQuery({
    queryKey: key,
    queryFn: async () => idsOf(await lobbyClient.favoriteGames({ headers: { ...idsOnly, ...inBackground } })),
    initialData: seed,
  });
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
