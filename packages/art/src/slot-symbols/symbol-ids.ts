/**
 * Symbols on a reel, from least to most valuable: five folded papers, four figures on a medallion (high4 is the
 * game's own subject), then the wild and the scatter.
 */
export const symbolIds = [
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
  'high1',
  'high2',
  'high3',
  'high4',
  'wild',
  'scatter',
] as const;

export type SymbolId = (typeof symbolIds)[number];
