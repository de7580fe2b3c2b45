import type { User } from '@liftoff/contract/account';
import type { VipManager } from '@liftoff/contract/loyalty-entities';
import { useQuery } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { loyaltyCalls } from '../calls/loyalty-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { vipLevelOf } from './player-groups.ts';

/** The manager who looks after a VIP player (ROLE-030, CALL-012); null for everyone else, and until the answer is there. */
export function useVipManager(user: User): VipManager | null {
  const { data } = useQuery({
    queryKey: queryKeys.manager(user.id),
    queryFn: ({ signal }) =>
      loyaltyCalls.vipManagers({
        body: { userGroups: user.statuses.map(({ id }) => id) },
        signal,
        headers: inBackground,
      }),
    enabled: vipLevelOf(user) !== null,
  });
  return data?.[0] ?? null;
}
