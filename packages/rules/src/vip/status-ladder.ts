import { loyaltyStatusGroups as groups, vipStatusNames, type VipStatusName } from '@liftoff/contract/vip-statuses';

/** A loyalty status, with the player groups that represent it. */
export interface LoyaltyStatus {
  readonly id: StatusId;
  /** The status name in English. The site shows it in the player's language. */
  readonly name: string;
  readonly groups: readonly number[];
}

export type StatusId = Lowercase<VipStatusName>;

/** Statuses from lowest to highest [PVIP-005]. A player who is in none of their groups is Regular. */
export const statusLadder = [
  { id: 'regular', name: 'Regular', groups: [] },
  { id: 'rising_star', name: 'Rising star', groups: [groups.rising_star] },
  { id: 'star', name: 'Star', groups: [groups.star] },
  { id: 'bronze', name: 'Bronze', groups: [groups.bronze, groups.bronze_old] },
  { id: 'silver', name: 'Silver', groups: [groups.silver] },
  { id: 'gold', name: 'Gold', groups: [groups.gold] },
  { id: 'platinum', name: 'Platinum', groups: [groups.platinum] },
  { id: 'diamond', name: 'Diamond', groups: [groups.diamond] },
] as const satisfies readonly LoyaltyStatus[];

/** Index in the ladder of a player's highest status, by their groups. */
export function statusPlace(playerGroups: readonly string[]): number {
  const place = statusLadder.findLastIndex(({ groups: ofStatus }) =>
    ofStatus.some(group => playerGroups.includes(String(group))),
  );
  return Math.max(place, 0);
}

/** Place of the lowest status that counts as VIP: Bronze to Diamond are VIP [PVIP-015] [ROLE-009]. */
export const firstVipPlace = statusLadder.findIndex(({ id }) => id === 'bronze');

/** The status at a place of the ladder, as calls name it. */
export const statusNameAt = (place: number): VipStatusName => vipStatusNames[place] ?? 'REGULAR';

/** The groups of all statuses of the ladder. */
export const statusGroups: ReadonlySet<string> = new Set(statusLadder.flatMap(status => status.groups.map(String)));

/**
 * Position of a status relative to the player's: passed, current, next, or locked because it is beyond the next one.
 * Rules PVIP-005 to PVIP-008.
 */
export type StatusPosition = 'before' | 'current' | 'future' | 'lock';

export function statusPosition(place: number, own: number): StatusPosition {
  if (place === own) return 'current';
  if (place < own) return 'before';
  return place === own + 1 ? 'future' : 'lock';
}
