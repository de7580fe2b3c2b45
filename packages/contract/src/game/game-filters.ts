/** What lists of games can be narrowed by; every word of it follows from the mathematics of a game or from the lobby. */
export const gameFeatures = ['free-rounds', 'wilds', 'changing-heights', 'jackpot', 'demo'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** How a slot pays: along lines, in every way from the left, in clusters, or anywhere. */
export const winKinds = ['lines', 'ways', 'clusters', 'anywhere'] as const;
export type WinKind = (typeof winKinds)[number];

export const narrowedVolatilities = ['low', 'medium', 'high', 'very-high'] as const;
export type NarrowedVolatility = (typeof narrowedVolatilities)[number];

/** Least returns to player that can be asked for, in percent. */
export const leastReturns = [94, 95, 96, 97] as const;
export type LeastReturn = (typeof leastReturns)[number];

/** How many studios one list can be narrowed to. */
export const mostNarrowedStudios = 20;

/** The parts of a narrowing: a game has to meet all that are given. */
export const narrowedParts = ['providers', 'features', 'pays', 'volatility', 'min_return'] as const;
export type NarrowedPart = (typeof narrowedParts)[number];
