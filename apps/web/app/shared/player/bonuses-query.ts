import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { listHaving } from '../calls/require-answer.ts';
import { bonusCalls } from '../calls/tables/bonus-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** A player's bonuses of every stage, newest first. All parts of the page share a single response [STATE-007]. */
export const bonusesQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.bonuses(playerId),
    queryFn: async ({ signal }) =>
      listHaving(
        await bonusCalls.listBonuses({ signal, headers: inBackground }),
        'id',
        'stage',
        'wagering',
        'contributions',
      ),
  });
