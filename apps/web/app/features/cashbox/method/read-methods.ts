import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';

/** CONST-074. */
export const methodRetries = 3;
const pauseMs = 400;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, pauseMs));

/**
 * The methods of an action. An empty or missing list is asked for again, up to three times (ERR-022); what is empty after
 * that is empty, and where there was no answer whoever knows the methods is away.
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
    // Where nobody answered, each call has been tried again by itself already.
    if (!answer.ok && answer.refusal === 'failed') return 'away';
    if (attempt === methodRetries) return answer.ok ? [] : 'away';
    library.resetCache();
    await wait();
  }
}

/** The methods of a deposit, read once while any part of the cashbox shows them: an empty list too is one answer to all. */
export const depositMethodsQuery = (library: PaymentsLibrary, currency: CurrencyCode) =>
  queryOptions({
    queryKey: queryKeys.depositMethods(currency),
    queryFn: () => readMethods(library, 'deposit', currency),
    staleTime: Infinity,
    // The library keeps what it has read.
    gcTime: 0,
  });
