import type { User } from '@liftoff/contract/account/account';
import { statusLadder, statusPlace } from '@liftoff/rules/vip/status-ladder';

/** The lowest VIP status: Bronze, Silver, Gold, Platinum and Diamond are VIP (ROLE-009 to ROLE-013). */
const firstVip = statusLadder.findIndex(({ id }) => id === 'bronze');

/** ROLE-014. */
const noticeGroups: ReadonlySet<string> = new Set(['21', '916']);

/** Those who try what is not open to everyone (D17). */
const testerGroup = '21';

type Grouped = Pick<User, 'statuses'>;

const isIn = (user: Grouped, group: string): boolean => user.statuses.some(({ id }) => id === group);

/** The place of the player's status in the ladder. */
export const statusPlaceOf = (user: Grouped): number => statusPlace(user.statuses.map(({ id }) => id));

/** The name of the player's VIP level, or null (SHELL-037). */
export function vipLevelOf(user: Grouped): string | null {
  const place = statusPlaceOf(user);
  return place < firstVip ? null : (statusLadder[place]?.name ?? null);
}

export const isTester = (user: Grouped): boolean => isIn(user, testerGroup);

/** Players of these groups have notifications where others have support (SHELL-041). */
export const noticesEnabled = (user: Grouped): boolean => [...noticeGroups].some(group => isIn(user, group));
