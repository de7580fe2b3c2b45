import { queryOptions } from '@tanstack/react-query';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';

/** The player's settings for the messages that the operator may send [CALL-020]. */
export const subscriptionsQuery = queryOptions({
  queryKey: queryKeys.subscriptions(),
  queryFn: ({ signal }) => accountCalls.subscriptions({ signal }),
});
