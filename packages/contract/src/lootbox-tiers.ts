import { playerGroups } from './player-groups.ts';

/** The tiers of boxes and of the wheel, from the lowest to the highest [PLOOT-003]. */
export const boxTiers = ['rocket_lite', 'rocket_pro', 'rocket_max'] as const;
export type BoxTier = (typeof boxTiers)[number];

/** The groups with prize tables of their own. */
export const wheelGroups = playerGroups.wheelSets;
export type BoxGroup = 'default' | (typeof wheelGroups)[number];
