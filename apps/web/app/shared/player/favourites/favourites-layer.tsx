import { useToast } from '@liftoff/ui/toast';
import { useTranslations } from 'use-intl';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { inBackground } from '../../calls/in-background.ts';
import { lobbyCalls } from '../../calls/tables/lobby-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';
import { FavouritesProvider } from './favourites.ts';
import { usePlayerSeed } from '../player.ts';
import { idsOf, idsOnly } from './favourite-ids.ts';

const key = queryKeys.favourites();

/**
 * Provides the player's favourites. A click takes effect on the screen immediately. Further clicks on the same game
 * are ignored while its call is in progress [STATE-048].
 */
export function FavouritesLayer({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const underWay = useRef(new Map<string, boolean>());
  const seed = usePlayerSeed()?.favourites ?? undefined;
  const { data: ids = [] } = useQuery({
    queryKey: key,
    // Changes whose calls are still in progress override the platform's list.
    queryFn: async () => {
      const kept = idsOf(await lobbyCalls.favoriteGames({ headers: { ...idsOnly, ...inBackground } }));
      return [...underWay.current].reduce((now, [id, favourite]) => withFavourite(now, id, favourite), kept);
    },
    initialData: seed,
  });

  const t = useTranslations('player.toast');
  const { show: toast } = useToast();
  const toggle = (id: string) => {
    if (underWay.current.has(id)) return;
    const wasFavourite = ids.includes(id);
    underWay.current.set(id, !wasFavourite);
    const show = (favourite: boolean) =>
      queries.setQueryData<string[]>(key, (now = []) => withFavourite(now, id, favourite));
    show(!wasFavourite);
    const call = wasFavourite ? lobbyCalls.removeFavoriteGame : lobbyCalls.addFavoriteGame;
    call({ params: { id } })
      .catch(() => {
        show(wasFavourite);
        toast({ tone: 'bad', content: t('favouriteFailed') });
      })
      .finally(() => underWay.current.delete(id));
  };

  return <FavouritesProvider value={{ ids: new Set(ids), toggle }}>{children}</FavouritesProvider>;
}

const withFavourite = (ids: readonly string[], id: string, favourite: boolean): string[] => [
  ...ids.filter(other => other !== id),
  ...(favourite ? [id] : []),
];
