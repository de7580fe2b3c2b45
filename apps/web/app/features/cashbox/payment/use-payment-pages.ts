import { useInfiniteQuery } from '@tanstack/react-query';
import { readPayments, type PaymentsFilter } from '../../../shared/calls/tables/payment-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';

export const kinds = ['all', 'deposit', 'cashout'] as const;

/** Filters payments by kind and by month (`2026-11`; `''` for all time). */
export interface Filter {
  kind: (typeof kinds)[number];
  month: string;
}

/** Payments per page of the history. */
const perPage = 20;

export const queryOf = ({ kind, month }: Filter): PaymentsFilter => ({
  ...(kind === 'all' ? {} : { action: kind }),
  ...(month ? { month } : {}),
});

/** Loads the payments that match a filter, in pages, newest first. */
export const usePaymentPages = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: queryKeys.paymentPages(filter.kind, filter.month),
    queryFn: ({ pageParam, signal }) =>
      readPayments(signal, { ...queryOf(filter), limit: perPage, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: page => (page.length < perPage ? null : (page.at(-1)?.id ?? null)),
  });
