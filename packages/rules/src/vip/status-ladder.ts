import { loyaltyStatusGroups as groups } from '@liftoff/contract/vip-statuses';

/** A status of loyalty, and the groups that stand for it. */
export interface LoyaltyStatus {
  readonly id: StatusId;
  /** Everywhere the same: names of statuses are not translated. */
  readonly name: string;
  readonly groups: readonly number[];
}

export type StatusId = 'regular' | 'rising_star' | 'star' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

/** From the lowest to the highest (PVIP-005). Who is in none of the groups is Regular. */
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

/** The place in the ladder of a player in these groups; with several the highest counts. */
export function statusPlace(playerGroups: readonly string[]): number {
  const place = statusLadder.findLastIndex(({ groups: ofStatus }) =>
    ofStatus.some(group => playerGroups.includes(String(group))),
  );
  return Math.max(place, 0);
}

/** Where a status stands from a player's: passed, theirs, the next one, or beyond it (PVIP-005 to PVIP-008). */
export type StatusPosition = 'before' | 'current' | 'future' | 'lock';

export function statusPosition(place: number, own: number): StatusPosition {
  if (place === own) return 'current';
  if (place < own) return 'before';
  return place === own + 1 ? 'future' : 'lock';
}
