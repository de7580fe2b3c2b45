import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { listHaving } from '../calls/require-answer.ts';
import { lotteryCalls } from '../calls/tables/lottery-calls.ts';

/** The player's tickets in every lottery [STATE-010] [PCALL-002]. */
export const lotteryTicketsQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.lotteries(playerId),
    queryFn: async ({ signal }) =>
      listHaving(await lotteryCalls.lotteryStatuses({ signal, headers: inBackground }), 'lottery_id', 'tickets'),
  });
