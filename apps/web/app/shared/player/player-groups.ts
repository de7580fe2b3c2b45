import type { User } from '@liftoff/contract/account/account';
import { playerGroups } from '@liftoff/contract/player-groups';
import { firstVipPlace, statusLadder, statusPlace, type StatusId } from '@liftoff/rules/vip/status-ladder';

/** Groups whose players have notifications [ROLE-014]. */
const noticeGroups: ReadonlySet<string> = new Set([playerGroups.testers, '916']);

type Grouped = Pick<User, 'statuses'>;

const isIn = (user: Grouped, group: string): boolean => user.statuses.some(({ id }) => id === group);

/** Position of the player's status on the status ladder. */
export const statusPlaceOf = (user: Grouped): number => statusPlace(user.statuses.map(({ id }) => id));

/** The player's VIP level; `null` if the player is not a VIP [SHELL-037]. */
export function vipLevelOf(user: Grouped): StatusId | null {
  const place = statusPlaceOf(user);
  return place < firstVipPlace ? null : (statusLadder[place]?.id ?? null);
}

/** Whether the player can use features that are not yet open to everyone [D17]. */
export const isTester = (user: Grouped): boolean => isIn(user, playerGroups.testers);

/** Whether the header shows the player's notifications instead of support [SHELL-041]. */
export const noticesEnabled = (user: Grouped): boolean => [...noticeGroups].some(group => isIn(user, group));
