import type { User } from '@liftoff/contract/account/account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { onPageVisible } from '../../../shared/parts/on-page-visible.ts';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { readProfile } from '../../../shared/player/read-profile.ts';

/**
 * The player whose session this browser has, according to the platform; `null` for a guest, for whom the platform
 * returns an empty object. Account pages need this because they are rendered for guests, without the player provider.
 * `known` is the player that the page already has. The player is refetched whenever the page becomes visible, for
 * example after the player used an emailed link.
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
