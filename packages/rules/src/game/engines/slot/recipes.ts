import { highSymbols, lowSymbols, type SlotVolatility, type SymbolId } from './model.ts';

/** How a layout's reels are filled for a given volatility, and how its pays are shaped. */
export interface Recipe {
  /** Number of each symbol on a strip, in this order: high1 to high4, low1 to low5, wild, scatter. */
  counts: readonly number[];
  /** Number of equal symbols placed next to each other. */
  together: number;
  /** Number of `high1` symbols placed next to each other, so that they can fill a reel. */
  topTogether: number;
  /** Number of wilds added to the strips in free rounds. */
  freeWilds: number;
  /** Multiplier for wins in free rounds. */
  multiplier: number;
  /** Exponent for the pays in `shapes`. Above 1, the best pays grow and the small ones shrink. */
  steepness: number;
}

const volatilities = ['low', 'medium', 'high', 'very-high'] as const satisfies readonly SlotVolatility[];

type Row = [
  counts: number[],
  together: number,
  topTogether: number,
  freeWilds: number,
  multiplier: number,
  steepness: number,
];

/** Recipes for each layout, from low to very high volatility. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  '3x3 5 lines': [
    [[3, 2, 2, 3, 3, 4, 6, 9, 12, 4, 3], 1, 3, 1, 2, 0.7],
    [[3, 2, 3, 3, 4, 5, 6, 9, 11, 3, 3], 1, 3, 1, 2, 0.85],
    [[3, 2, 3, 4, 4, 5, 6, 9, 11, 2, 3], 1, 3, 2, 3, 1],
    [[3, 2, 3, 4, 5, 5, 6, 9, 11, 1, 3], 1, 3, 4, 3, 1.15],
  ],
  '5x3 10 lines': [
    [[4, 4, 4, 5, 5, 6, 9, 11, 12, 3, 2], 1, 3, 1, 2, 0.8],
    [[4, 4, 4, 5, 5, 6, 9, 11, 12, 2, 2], 1, 3, 3, 2, 1],
    [[3, 4, 5, 5, 5, 6, 9, 11, 12, 2, 2], 1, 3, 3, 3, 1.15],
    [[3, 4, 5, 6, 6, 7, 8, 11, 12, 1, 2], 1, 3, 5, 3, 1.3],
  ],
  '5x3 lines': [
    [[4, 4, 5, 5, 6, 7, 8, 8, 8, 3, 2], 1, 3, 1, 2, 0.8],
    [[4, 4, 5, 5, 6, 7, 8, 8, 8, 2, 2], 1, 3, 3, 2, 1],
    [[3, 4, 5, 6, 7, 7, 8, 8, 8, 2, 2], 1, 3, 3, 3, 1.15],
    [[3, 4, 6, 7, 7, 7, 7, 8, 8, 1, 2], 1, 3, 5, 3, 1.3],
  ],
  '5x4 lines': [
    [[6, 6, 7, 8, 9, 10, 10, 10, 10, 4, 2], 1, 4, 1, 2, 0.8],
    [[5, 6, 7, 9, 10, 10, 11, 11, 11, 3, 2], 1, 4, 3, 2, 1],
    [[4, 6, 8, 9, 10, 11, 11, 11, 11, 2, 2], 1, 4, 4, 3, 1.15],
    [[4, 6, 8, 9, 11, 11, 11, 12, 12, 1, 2], 1, 4, 7, 3, 1.3],
  ],
  '5x4 1024 ways': [
    [[5, 7, 8, 9, 10, 11, 11, 11, 11, 3, 2], 2, 4, 1, 2, 0.7],
    [[6, 7, 8, 9, 10, 10, 11, 11, 11, 3, 2], 2, 4, 3, 2, 1],
    [[5, 6, 8, 10, 10, 11, 11, 12, 12, 2, 2], 2, 4, 3, 3, 1.15],
    [[4, 6, 8, 10, 11, 12, 12, 12, 12, 1, 2], 2, 4, 5, 3, 1.3],
  ],
  '5x5 3125 ways': [
    [[7, 7, 8, 9, 11, 12, 12, 12, 12, 5, 2], 3, 5, 2, 2, 0.85],
    [[6, 7, 8, 10, 12, 12, 12, 13, 13, 4, 2], 3, 5, 3, 2, 1],
    [[5, 7, 9, 10, 12, 12, 13, 13, 14, 3, 2], 3, 5, 3, 3, 1.1],
    [[5, 7, 9, 10, 12, 13, 13, 14, 14, 2, 2], 4, 5, 6, 3, 1.3],
  ],
  '6x4 4096 ways': [
    [[6, 7, 8, 9, 11, 12, 12, 12, 12, 5, 2], 2, 4, 2, 2, 0.8],
    [[6, 7, 8, 9, 12, 12, 12, 13, 13, 4, 2], 2, 4, 3, 2, 1],
    [[5, 7, 9, 10, 12, 12, 12, 13, 13, 3, 2], 2, 4, 3, 3, 1.15],
    [[5, 7, 9, 10, 12, 13, 13, 14, 14, 2, 2], 2, 4, 4, 3, 1.3],
  ],
  '6x7 117649 ways': [
    [[5, 6, 7, 7, 8, 9, 9, 9, 9, 2, 3], 2, 4, 0, 2, 0.7],
    [[5, 6, 7, 7, 8, 9, 9, 9, 9, 2, 3], 2, 4, 1, 2, 0.9],
    [[5, 6, 7, 7, 9, 9, 9, 9, 10, 2, 3], 3, 5, 1, 3, 1],
    [[5, 6, 7, 8, 9, 9, 10, 10, 10, 1, 3], 3, 5, 3, 3, 1.2],
  ],
  '6x5 anywhere': [
    [[6, 6, 7, 8, 10, 12, 14, 17, 19, 0, 3], 2, 2, 0, 2, 0.7],
    [[6, 6, 7, 8, 10, 12, 14, 16, 18, 0, 3], 2, 2, 0, 3, 0.85],
    [[6, 7, 8, 10, 11, 12, 13, 14, 15, 0, 3], 2, 2, 0, 4, 1],
    [[6, 8, 9, 10, 11, 12, 13, 13, 14, 0, 3], 2, 2, 0, 6, 1.1],
  ],
  '7x7 clusters': [
    [[14, 14, 16, 18, 18, 20, 24, 32, 41, 0, 3], 1, 1, 0, 2, 0.75],
    [[14, 14, 16, 18, 20, 22, 26, 32, 35, 0, 3], 1, 1, 0, 3, 0.9],
    [[14, 16, 18, 20, 22, 24, 26, 27, 30, 0, 3], 1, 1, 0, 4, 1],
    [[14, 18, 20, 20, 22, 24, 24, 26, 29, 0, 3], 1, 1, 0, 6, 1.15],
  ],
  '8x8 clusters': [
    [[12, 14, 16, 18, 20, 22, 22, 24, 30, 0, 2], 1, 1, 0, 2, 0.75],
    [[12, 14, 16, 18, 20, 22, 24, 25, 27, 0, 2], 1, 1, 0, 3, 0.9],
    [[14, 16, 18, 20, 20, 22, 22, 22, 24, 0, 2], 1, 1, 0, 4, 1],
    [[14, 18, 18, 20, 20, 22, 22, 22, 22, 0, 2], 1, 1, 0, 6, 1.15],
  ],
};

const shared: Readonly<Record<string, string>> = {
  '5x3 20 lines': '5x3 lines',
  '5x3 25 lines': '5x3 lines',
  '5x4 40 lines': '5x4 lines',
};

/** Throws a `RangeError` if there is no recipe. */
export function recipeOf(layout: string, volatility: SlotVolatility): Recipe {
  const row = rows[shared[layout] ?? layout]?.[volatilities.indexOf(volatility)];
  if (!row) throw new RangeError(`no slot of ${layout} with ${volatility} volatility`);
  const [counts, together, topTogether, freeWilds, multiplier, steepness] = row;
  return { counts, together, topTogether, freeWilds, multiplier, steepness };
}

/** Order of the symbols in `Recipe.counts`. */
export const countedSymbols: readonly SymbolId[] = [...highSymbols, ...lowSymbols, 'wild', 'scatter'];

const lines = [
  [1.5, 1, 0.8, 0.6, 0.4, 0.3, 0.25, 0.2, 0.2],
  [6, 3.5, 2.5, 2, 1, 0.8, 0.7, 0.6, 0.6],
  [25, 15, 10, 8, 4, 3, 2.5, 2, 2],
];

/** Relative pays before scaling to the return, with one row for each count that pays, from `high1` to `low5`. */
export const shapes: Readonly<Record<string, readonly (readonly number[])[]>> = {
  threeReels: [[60, 25, 15, 10, 5, 3, 2, 1.5, 1]],
  lines,
  /** These pays rise slowly, because every additional reel also multiplies the number of ways. */
  ways: [
    [1.5, 1, 0.8, 0.6, 0.4, 0.35, 0.3, 0.25, 0.25],
    [3, 2, 1.6, 1.2, 0.8, 0.7, 0.6, 0.5, 0.5],
    [6, 4, 3, 2.4, 1.6, 1.3, 1.1, 0.9, 0.9],
    [10, 7, 5, 4, 2.6, 2.1, 1.8, 1.5, 1.5],
  ],
  anywhere: [
    [2.5, 1.5, 1, 0.8, 0.5, 0.4, 0.3, 0.25, 0.2],
    [10, 5, 3, 2, 1.2, 1, 0.8, 0.6, 0.5],
    [50, 25, 15, 10, 8, 5, 4, 3, 2],
  ],
  clusters: [
    [1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.2],
    [1.6, 1.2, 1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3],
    [4, 3, 2.2, 1.8, 1.2, 1, 0.8, 0.6, 0.6],
    [12, 8, 6, 5, 3, 2.5, 2, 1.6, 1.5],
    [60, 30, 20, 15, 9, 7, 6, 5, 4],
  ],
};
