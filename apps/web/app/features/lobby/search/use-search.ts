import { useEffect, useState } from 'react';
import { lobbyCalls } from '../../../shared/calls/tables/lobby-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { device } from '../../../shared/site/device.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { studioTitles } from '../../../shared/site/studios.ts';
import { pageSize } from '../list/game-list.ts';
import { searchable } from './search-query.ts';
import { toTile, type TileGame } from '../tile-game.ts';

/** Delay in milliseconds between the last keystroke and the search [CONST-010]. */
const debounceMs = 300;

/** A search result, with the categories by which results are filtered. */
export interface FoundGame extends TileGame {
  categories: readonly string[];
}

export interface SearchState {
  /** The query that these results belong to. */
  query: string;
  found: readonly FoundGame[];
  total: number;
  /** The corrected search text, or `null` if the text was not corrected. */
  corrected: string | null;
  failed: boolean;
}

/**
 * Searches 300 ms after the last keystroke and ignores late responses to earlier queries. `again` repeats a failed
 * search.
 */
export function useSearch(text: string): { result: SearchState | null; searching: boolean; again: () => void } {
  const query = searchable(text);
  const [result, setResult] = useState<SearchState | null>(null);
  /** The query to repeat immediately, without the delay. */
  const [retried, setRetried] = useState<{ query: string | null }>();
  const { studios } = useShellData();
  const signedIn = usePlayerSeed() !== null;

  useEffect(() => {
    if (query === null) return undefined;
    const newer = new AbortController();
    const timer = setTimeout(
      async () => {
        const titles = studioTitles(studios);
        const body = {
          device: device(),
          filter: { title: query },
          page: 1,
          page_size: pageSize,
          sort: 'popular',
        } as const;
        // A malformed response makes this code throw, so it counts as a failed search.
        const read = await lobbyCalls
          .filterGames({ body, signal: newer.signal })
          .then(({ data, pagination, corrected }) => ({
            found: data.map(game => ({ ...toTile(game, titles, signedIn), categories: game.categories })),
            total: pagination.total_count,
            corrected: corrected ?? null,
          }))
          .catch((error: unknown) => {
            if (!newer.signal.aborted) logFailure('search', error);
            return null;
          });
        if (newer.signal.aborted) return;
        setResult({ query, ...(read ?? { found: [], total: 0, corrected: null }), failed: read === null });
      },
      retried?.query === query ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [query, studios, signedIn, retried]);

  return {
    result: query === null ? null : result,
    searching: query !== null && result?.query !== query,
    again: () => {
      setResult(null);
      setRetried({ query });
    },
  };
}
