import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { listHaving } from '../calls/require-answer.ts';
import { lootboxCalls } from '../calls/tables/lootbox-calls.ts';

/** The player's boxes and spins of the wheel, newest first [STATE-012] [PCALL-017]. */
export const lootboxesQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.lootboxes(playerId),
    queryFn: async ({ signal }) =>
      listHaving(await lootboxCalls.listLootboxes({ signal, headers: inBackground }), 'id', 'stage', 'items', 'seed'),
  });
