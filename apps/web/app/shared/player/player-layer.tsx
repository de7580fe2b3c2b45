import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lobbyClient } from '../calls/client.ts';
import { FavouritesProvider } from '../favourites.ts';

/**
 * Everything live about a signed-in player, around the page. Loaded in its own chunk, which a guest never asks for.
 * It takes the seed's place as soon as it runs: favourites here, balance and notices as their features come.
 */
export default function PlayerLayer({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());

  useEffect(() => {
    const leaving = new AbortController();
    lobbyClient
      .favoriteGames({ headers: { 'accept-client': 'application/vnd.s.v2+json' }, signal: leaving.signal })
      .then(games => setIds(new Set(games.map(game => (typeof game === 'string' ? game : game.identifier)))))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);

  const toggle = (id: string) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const wasFavourite = ids.has(id);
    const show = (favourite: boolean) => setIds(now => changed(now, id, favourite));
    show(!wasFavourite);
    const call = wasFavourite ? lobbyClient.removeFavoriteGame : lobbyClient.addFavoriteGame;
    call({ params: { id } })
      .catch(() => show(wasFavourite))
      .finally(() => underWay.current.delete(id));
  };

  return <FavouritesProvider value={{ ids, toggle }}>{children}</FavouritesProvider>;
}

function changed(ids: ReadonlySet<string>, id: string, present: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (present) next.add(id);
  else next.delete(id);
  return next;
}
