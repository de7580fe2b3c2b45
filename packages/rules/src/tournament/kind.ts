/** The types of promotions by which lists are filtered; `all` is only a filter [PTOUR-004]. */
export const promotionTypes = ['tournament', 'lottery', 'producers', 'quest', 'action', 'all'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** What an identifier says about a tournament: the part before the first `--`, for example `quest--comet`. */
const prefixOf = (identifier: string): string => (identifier.includes('--') ? (identifier.split('--')[0] ?? '') : '');

/** Quest, achievement, or a normal tournament [PTOUR-002]. */
export function kindOf(identifier: string): 'quest' | 'achievement' | 'normal' {
  const prefix = prefixOf(identifier);
  return prefix === 'quest' || prefix === 'achievement' ? prefix : 'normal';
}

/** The type under which a tournament is listed [PTOUR-004]; `null` for an achievement, which has its own list. */
export function typeOf(identifier: string): Exclude<PromotionType, 'all' | 'lottery'> | null {
  if (kindOf(identifier) === 'achievement') return null;
  const prefix = prefixOf(identifier);
  return prefix === 'quest' || prefix === 'producers' || prefix === 'action' ? prefix : 'tournament';
}

/** Whether a tournament is hidden from all lists and has no page [PTOUR-003]. */
export const isHidden = (identifier: string): boolean => identifier === 'nonvisible';

export type TimeStatus = 'active' | 'future' | 'archive';

/** Whether a promotion is still to come, running or over [PTOUR-007] [PTOUR-008] [PTOUR-009]. */
export function timeStatus({ startAt, endAt }: { startAt: Date; endAt: Date }, now: Date): TimeStatus {
  if (startAt > now) return 'future';
  return endAt > now ? 'active' : 'archive';
}
