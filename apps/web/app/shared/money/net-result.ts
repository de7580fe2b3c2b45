import type { HistoryPeriod } from '@liftoff/contract/game/game';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { gameCalls } from '../calls/tables/game-calls.ts';
import { browserTimeZone } from '../site/time-zone.ts';
import { queryKeys } from '../calls/query-keys.ts';

/**
 * The player's net result in one currency over a period, from the ledger. Days are those of the browser's time zone. A
 * `null` period disables the query.
 */
export const useNetResult = (currency: string, period: HistoryPeriod | null) =>
  useQuery({
    queryKey: queryKeys.netResult(currency, period ?? undefined),
    queryFn: ({ signal }) =>
      gameCalls.netResult({
        query: { currency: currency as CurrencyCode, period: period ?? undefined, time_zone: browserTimeZone() },
        signal,
      }),
    enabled: period !== null,
  });
