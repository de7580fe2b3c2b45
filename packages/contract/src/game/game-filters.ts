/**
 * Features by which game lists can be filtered. Each one is derived from the game's mathematics or from lobby data.
 */
export const gameFeatures = ['free-rounds', 'wilds', 'changing-heights', 'jackpot', 'demo'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** How a slot pays: along lines, in all ways from the left, in clusters, or anywhere on the grid. */
export const winKinds = ['lines', 'ways', 'clusters', 'anywhere'] as const;
export type WinKind = (typeof winKinds)[number];

export const narrowedVolatilities = ['low', 'medium', 'high', 'very-high'] as const;
export type NarrowedVolatility = (typeof narrowedVolatilities)[number];

/** Choices for the minimum return to player, in percent. */
export const leastReturns = [94, 95, 96, 97] as const;
export type LeastReturn = (typeof leastReturns)[number];

/** Maximum number of studios in one filter. */
export const mostNarrowedStudios = 20;

/** The parts of a narrowing. A game must match every part that is given. */
export const narrowedParts = ['providers', 'features', 'pays', 'volatility', 'min_return'] as const;
export type NarrowedPart = (typeof narrowedParts)[number];
