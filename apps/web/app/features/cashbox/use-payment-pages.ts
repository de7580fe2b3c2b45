import { useInfiniteQuery } from '@tanstack/react-query';
import { readPayments, type PaymentsFilter } from '../../shared/calls/payment-calls.ts';
import { queryKeys } from '../../shared/calls/query-keys.ts';

export const filters = ['all', 'deposit', 'cashout'] as const;
export type Filter = (typeof filters)[number];

/** Payments of a page of the history. */
const perPage = 20;

export const queryOf = (filter: Filter): PaymentsFilter => (filter === 'all' ? {} : { action: filter });

/** The payments of a filter in pages, newest first. */
export const usePaymentPages = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: queryKeys.paymentPages(filter),
    queryFn: ({ pageParam, signal }) =>
      readPayments(signal, { ...queryOf(filter), limit: perPage, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: page => (page.length < perPage ? null : (page.at(-1)?.id ?? null)),
  });
