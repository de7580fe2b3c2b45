import type { HistoryPeriod } from '@liftoff/contract/game/game';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { gameCalls } from '../calls/tables/game-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** The player's net result in one currency over a period, from the ledger. A `null` period disables the query. */
export const useNetResult = (currency: string, period: HistoryPeriod | null) =>
  useQuery({
    queryKey: queryKeys.netResult(currency, period ?? undefined),
    queryFn: ({ signal }) =>
      gameCalls.netResult({ query: { currency: currency as CurrencyCode, period: period ?? undefined }, signal }),
    enabled: period !== null,
  });
