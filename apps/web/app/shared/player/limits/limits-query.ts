import { queryOptions } from '@tanstack/react-query';
import { listHaving } from '../../calls/require-answer.ts';
import { inBackground } from '../../calls/in-background.ts';
import { limitsCalls } from '../../calls/tables/limits-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';

/** A player's limits in force. All parts of the page share a single response. */
export const limitsQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.limits(playerId),
    queryFn: async ({ signal }) =>
      listHaving(await limitsCalls.listLimits({ signal, headers: inBackground }), 'id', 'type', 'accounts'),
  });
