import type { HistoryPeriod } from '@liftoff/contract/game/game';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { gameCalls } from '../calls/tables/game-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** What play brought and cost in a currency and a period, from the ledger; null asks for nothing. */
export const useNetResult = (currency: string, period: HistoryPeriod | null) =>
  useQuery({
    queryKey: queryKeys.netResult(currency, period ?? undefined),
    queryFn: ({ signal }) =>
      gameCalls.netResult({ query: { currency: currency as CurrencyCode, period: period ?? undefined }, signal }),
    enabled: period !== null,
  });
