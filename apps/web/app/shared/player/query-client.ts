import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '../calls/client-log.ts';

/** The calls themselves try again (ERR-002); what does not come after that is logged by its name (ERR-007). */
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
 * Where player data is kept: in the browser one for the whole visit (sign-out loads a new page, which clears it), on the
 * server a new one for each page, so that no page is rendered with what another one knew.
 */
export function playerQueries(): QueryClient {
  if (import.meta.env.SSR) return make();
  kept ??= make();
  return kept;
}
