import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { GameList } from './game-list.ts';
import type { TileGame } from '../tile-game.ts';

interface ListPages {
  games: readonly TileGame[];
  /** Number of the last page shown. */
  page: number;
  loading: boolean;
  failed: boolean;
  more: boolean;
  loadMore: () => void;
}

interface Appended {
  games: readonly TileGame[];
  page: number;
}

/** Games appended to a list, by history entry, so that going back restores the same tiles and the same height. */
const keptByEntry = new Map<string, Appended>();
const keptEntries = 20;

/**
 * A list that grows page by page. The route loader provides the first page. The next pages are loaded from addresses
 * of the same route, so `nextHref` also works as a link for visitors without a script.
 */
export function useListPages(list: GameList, nextHref: (page: number) => string): ListPages {
  const { key } = useLocation();
  const fetcher = useFetcher<GameList>();
  const [appended, setAppended] = useState<Appended>(() => keptByEntry.get(key) ?? { games: [], page: list.page });
  const { page } = appended;

  const next = fetcher.data;
  if (next && !next.failed && next.page === page + 1)
    setAppended({ games: [...appended.games, ...next.games], page: next.page });

  useEffect(() => {
    if (appended.games.length === 0) return;
    keptByEntry.set(key, appended);
    const oldest = keptByEntry.size > keptEntries ? keptByEntry.keys().next().value : undefined;
    if (oldest !== undefined) keptByEntry.delete(oldest);
  }, [key, appended]);

  const loading = fetcher.state !== 'idle';
  const failed = !loading && fetcher.data?.failed === true;
  return {
    games: [...list.games, ...appended.games],
    page,
    loading,
    failed,
    more: page < list.pages,
    loadMore: () => void fetcher.load(nextHref(page + 1)),
  };
}
