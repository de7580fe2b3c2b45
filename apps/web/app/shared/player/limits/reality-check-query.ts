import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../../calls/in-background.ts';
import { limitsCalls } from '../../calls/tables/limits-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';
import { steadyNow } from '../session/steady-clock.ts';

/**
 * How long a player has been playing, the state of their reality check, and how far the platform's clock is ahead of
 * this page's.
 */
export const realityCheckQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.realityCheck(playerId),
    queryFn: async ({ signal }) => {
      const check = await limitsCalls.realityCheck({ signal, headers: inBackground });
      return { ...check, clockAheadMs: Date.parse(check.now) - steadyNow() };
    },
  });
