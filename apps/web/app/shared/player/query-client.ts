import { QueryClient } from '@tanstack/react-query';

/** Player data of this page. The calls themselves try again (ERR-002); sign-out loads a new page, which clears it. */
export const playerQueries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
