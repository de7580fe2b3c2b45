import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { pointsCalls } from '../calls/tables/points-calls.ts';

/** The player's points, loaded at sign-in [STATE-006]. */
export const pointsQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.points(playerId),
    queryFn: async ({ signal }) =>
      requireAnswer(await pointsCalls.compPoints({ signal, headers: inBackground }), 'chargeable', 'persistent'),
  });
