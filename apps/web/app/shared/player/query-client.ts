import { QueryClient } from '@tanstack/react-query';

/** The calls themselves try again (ERR-002). */
const make = () =>
  new QueryClient({
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
