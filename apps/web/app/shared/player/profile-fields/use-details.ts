import type { PlayerDetails } from '@liftoff/contract/account/details';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';

/**
 * The details that the player's licence requires in addition to the profile, and which of them the platform already
 * has.
 */
export const useDetails = (): UseQueryResult<PlayerDetails> =>
  useQuery({
    queryKey: queryKeys.details(),
    queryFn: ({ signal }) => accountCalls.playerDetails({ signal }),
  });
