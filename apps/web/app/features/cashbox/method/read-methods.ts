import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';

/** Number of times an empty method list is requested again [CONST-074]. */
export const methodRetries = 3;
const pauseMs = 400;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, pauseMs));

/**
 * The methods for an action. An empty or missing list is retried up to three times [ERR-022]. If the list is still
 * empty after that, it is returned; if the call failed, the result is `away`.
 */
export async function readMethods(
  library: Pick<PaymentsLibrary, 'getMethods' | 'resetCache'>,
  action: 'deposit' | 'cashout',
  currency: CurrencyCode,
  wait: () => Promise<void> = pause,
): Promise<PaymentMethod[] | 'away'> {
  for (let attempt = 0; ; attempt++) {
    const answer = await library.getMethods(action, currency);
    const methods = answer.ok
      ? answer.value.filter(method => method[action === 'deposit' ? 'deposit' : 'withdrawal'] !== null)
      : [];
    if (methods.length > 0) return methods;
    // The call layer has already retried a failed call.
    if (!answer.ok && answer.refusal === 'failed') return 'away';
    if (attempt === methodRetries) return answer.ok ? [] : 'away';
    library.resetCache();
    await wait();
  }
}

/**
 * The deposit methods, loaded once and shared by all parts of the cashbox that show them. An empty list is shared
 * too.
 */
export const depositMethodsQuery = (library: PaymentsLibrary, currency: CurrencyCode) =>
  queryOptions({
    queryKey: queryKeys.depositMethods(currency),
    queryFn: () => readMethods(library, 'deposit', currency),
    staleTime: Infinity,
    // The library has its own cache.
    gcTime: 0,
  });
