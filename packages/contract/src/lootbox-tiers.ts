/** The tiers of boxes and of the wheel, from the lowest to the highest [PLOOT-003]. */
export const boxTiers = ['rocket_lite', 'rocket_pro', 'rocket_max'] as const;
export type BoxTier = (typeof boxTiers)[number];

/** The groups with prize tables of their own, in the order in which a player's table is looked up [PLOOT-012]. */
export const wheelGroups = ['21', '1308', '1309'] as const;
export type BoxGroup = 'default' | (typeof wheelGroups)[number];
