import type { PlayerDetails } from '@liftoff/contract/account/details';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';

/** What the player's licence asks for beside the profile, and what of it is known. */
export const useDetails = (): UseQueryResult<PlayerDetails> =>
  useQuery({
    queryKey: queryKeys.details(),
    queryFn: ({ signal }) => accountCalls.playerDetails({ signal }),
  });
