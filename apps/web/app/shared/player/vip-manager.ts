import type { User } from '@liftoff/contract/account/account';
import type { VipManager } from '@liftoff/contract/vip-entities';
import { useQuery } from '@tanstack/react-query';
import { listHaving } from '../calls/require-answer.ts';
import { inBackground } from '../calls/in-background.ts';
import { loyaltyCalls } from '../calls/tables/loyalty-calls.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { vipLevelOf } from './player-groups.ts';

/**
 * The personal manager of a VIP player [ROLE-030] [CALL-012]. `null` for other players, and until the manager is
 * loaded.
 */
export function useVipManager(user: User): VipManager | null {
  const { data } = useQuery({
    queryKey: queryKeys.manager(user.id),
    queryFn: async ({ signal }) => {
      const body = { userGroups: user.statuses.map(({ id }) => id) };
      const managers = await loyaltyCalls.vipManagers({ body, signal, headers: inBackground });
      return listHaving(managers, 'managerName', 'avatar', 'email');
    },
    enabled: vipLevelOf(user) !== null,
  });
  return data?.[0] ?? null;
}
