import type { BoxStage } from '@liftoff/contract/lootbox-entities';
import { boxTiers, type BoxTier } from '@liftoff/contract/lootbox-tiers';

/** The stages that can follow each stage. A step to any other stage does not exist. */
export const nextBoxStages: Readonly<Record<BoxStage, readonly BoxStage[]>> = {
  issued: ['activated', 'canceled', 'expired'],
  activated: [],
  canceled: [],
  expired: [],
};

/** Whether a box can take a step [A26]. */
export const canBecome = (from: BoxStage, to: BoxStage): boolean => nextBoxStages[from].includes(to);

/** The page on which a box is a spin of the wheel, by the prefix of its group key; `null` for any other box. */
export type Wheel = 'manual_wheel' | 'wheel';

/** Which wheel a box spins [PROUTE-015] [PROUTE-016]. */
export function wheelOf(groupKey: string): Wheel | null {
  if (groupKey.startsWith('manual_wheel')) return 'manual_wheel';
  return groupKey.startsWith('wheel') ? 'wheel' : null;
}

/** The tier of a box: the part of its group key after the prefix, or the lowest tier if that is not one [PLOOT-003]. */
export function tierOf(groupKey: string): BoxTier {
  const rest = groupKey.slice((wheelOf(groupKey)?.length ?? -1) + 1);
  return boxTiers.find(tier => tier === rest) ?? 'rocket_lite';
}

/** What decides whether a box is listed and can be opened. Times are ISO strings, `null` without one. */
export interface BoxDates {
  readonly stage: BoxStage;
  readonly group_key: string;
  readonly valid_until: string | null;
  readonly activated_at: string | null;
}

/** Whether a box has expired, also if its stage does not say so yet. */
export const isExpired = ({ stage, valid_until: until }: BoxDates, now: Date): boolean =>
  stage === 'expired' || (until !== null && Date.parse(until) <= now.getTime());

/** Whether a box can be opened, and so counts for bookmarks and headlines [PLOOT-005] [PLOOT-009]. */
export const isActiveBox = (box: BoxDates, now: Date): boolean =>
  box.stage === 'issued' && wheelOf(box.group_key) !== null && !isExpired(box, now);

/**
 * Whether a box is listed: it has not expired, and it is unopened or was opened today [PLOOT-010]. `dayOf` returns the
 * player's calendar day of a moment.
 */
export function isBoxShown(box: BoxDates, now: Date, dayOf: (moment: Date) => string): boolean {
  if (isExpired(box, now)) return false;
  if (box.stage !== 'activated') return true;
  return box.activated_at !== null && dayOf(new Date(box.activated_at)) === dayOf(now);
}
