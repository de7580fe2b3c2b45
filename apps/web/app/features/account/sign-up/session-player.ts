import type { User } from '@liftoff/contract/account/account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { onPageVisible } from '../../../shared/parts/on-page-visible.ts';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { readProfile } from '../../../shared/player/read-profile.ts';

/**
 * Whose session this browser has, as the platform has them now; null for a guest: their answer is an empty object. A page
 * of the account begins as a guest's, so that it has no layer of a player around it. `known`: who it was when the page
 * was there. Asked again whenever the page is looked at, as after the link of the mail.
 */
export function useSessionPlayer(known?: User): User | null {
  const [queries] = useState(playerQueries);
  const { data, refetch } = useQuery(
    { queryKey: queryKeys.profile(known?.id), queryFn: readProfile, initialData: known },
    queries,
  );
  useEffect(() => onPageVisible(() => void refetch()), [refetch]);
  return data ?? null;
}
