import { layouts, type Layout } from './layouts.ts';
import { lineTable } from './line-tables.ts';
import type { SlotModel, SlotVolatility, Strips } from './model.ts';
import { countedSymbols, recipeOf, type Recipe } from './recipes.ts';
import { layStrips, type StripPart } from './strips.ts';

/** Maximum number of free rounds that can be awarded in one round. */
const mostFreeRounds = 40;

/** Stakes are multiples of 20 minor units, and pays are multiples of one twentieth of the stake. */
const unit = 20;

/** Scatter pays as multiples of the stake, starting with the lowest number of scatters that triggers free rounds. */
const scatterPays = [2, 10, 50, 100];

/** A model whose pays are not solved yet. */
export type Unpaid = Omit<SlotModel, 'pays' | 'rtp_percent' | 'free_share' | 'feature_one_in' | 'max_win_times_stake'>;

function partsOf(recipe: Recipe, extraWilds: number): StripPart[] {
  return countedSymbols.map((symbol, i) => {
    const count = (recipe.counts[i] ?? 0) + (symbol === 'wild' ? extraWilds : 0);
    if (symbol === 'wild' || symbol === 'scatter') return { symbol, count, together: 1 };
    return { symbol, count, together: symbol === 'high1' ? recipe.topTogether : recipe.together };
  });
}

/** Wilds are on every reel except the first and, in layouts with more than three reels, the last. */
function stripsOf({ kind, reels }: Layout, parts: readonly StripPart[]): Strips {
  if (kind === 'clusters') {
    return [parts.flatMap(({ symbol, count }) => Array.from({ length: count }, () => symbol))];
  }
  const last = reels > 3 ? reels - 1 : reels;
  return layStrips(
    reels,
    parts,
    Array.from({ length: last - 1 }, (_, i) => i + 1),
  );
}

function scatterOf({ rounds }: Layout): SlotModel['scatter'] {
  const needed = Object.keys(rounds).map(key => Number.parseInt(key, 10));
  return { rounds, pays: Object.fromEntries(needed.map((count, i) => [count, (scatterPays[i] ?? 0) * unit])) };
}

/**
 * Builds everything about a slot except its pays. The result is identical for all games with the same layout and
 * volatility. Throws a `RangeError` for an unknown combination.
 */
export function buildSlot(name: string, volatility: SlotVolatility): Unpaid {
  const layout = layouts[name];
  if (!layout) throw new RangeError(`no such layout: ${name}`);
  const recipe = recipeOf(name, volatility);
  const { kind, reels, rows, counts } = layout;
  return {
    version: 1,
    kind,
    reels,
    rows,
    heights: layout.heights ?? null,
    lines: layout.lines === undefined ? null : lineTable(reels, rows, layout.lines),
    unit,
    strips: { base: stripsOf(layout, partsOf(recipe, 0)), free: stripsOf(layout, partsOf(recipe, recipe.freeWilds)) },
    counts,
    scatter: scatterOf(layout),
    free: { multiplier: recipe.multiplier, most: mostFreeRounds },
    volatility,
    layout: name,
  };
}
