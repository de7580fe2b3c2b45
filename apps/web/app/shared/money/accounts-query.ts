import { queryOptions } from '@tanstack/react-query';
import { listHaving } from '../calls/require-answer.ts';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { walletCalls } from '../calls/tables/wallet-calls.ts';

/** A player's accounts. All parts of the page share a single response. */
export const accountsQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.accounts(playerId),
    queryFn: async () =>
      listHaving(
        await walletCalls.listAccounts({ query: { compatibility: 'false' }, headers: inBackground }),
        'currency',
        'amount_cents',
      ),
  });
