import { queryOptions } from '@tanstack/react-query';
import { readPayments } from '../calls/tables/payment-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** The player's newest payments. All parts of the page share a single response. */
export const paymentsQuery = () =>
  queryOptions({ queryKey: queryKeys.payments(), queryFn: ({ signal }) => readPayments(signal) });
