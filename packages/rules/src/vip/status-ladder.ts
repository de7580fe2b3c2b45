import { loyaltyStatusGroups as groups } from '@liftoff/contract/vip-statuses';

/** A loyalty status, with the player groups that represent it. */
export interface LoyaltyStatus {
  readonly id: StatusId;
  /** The status name in English. The site shows it in the player's language. */
  readonly name: string;
  readonly groups: readonly number[];
}

export type StatusId = 'regular' | 'rising_star' | 'star' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

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
