import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '../calls/client-log.ts';

/** Calls already retry themselves [ERR-002]. A query that fails nevertheless is logged by its name [ERR-007]. */
const make = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) =>
        logFailure(`load ${queryKey.filter(part => typeof part === 'string').join(' ')}`, error),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });

let kept: QueryClient | undefined;

/**
 * The store for player data. A browser has one store for the whole visit; signing out clears it by loading a new
 * page. The server creates a new store for each page, so that no page contains another player's data.
 */
export function playerQueries(): QueryClient {
  if (import.meta.env.SSR) return make();
  kept ??= make();
  return kept;
}
