import { paySymbols, type PaySymbol, type PayTable, type SlotModel, type Strips, type SymbolId } from './model.ts';
import { inView, onGrid, type Chances } from './scatters.ts';
import { clusterLaw } from './cluster-law.ts';
import { clusterTable } from './cluster-table.ts';

/** Clusters of this size and above form one range. */
export const largestCluster = 12;

export const clusterKey = (side: number, chances: number, of: number): string => `${side} ${chances}/${of}`;

/**
 * Expected number of clusters of each size, for a symbol with `chances` out of `of` in every cell. Published layouts
 * read a precomputed table (`bench/cluster-table.ts`); other chances are computed here, in about half a second.
 */
export function clusterOdds(side: number, chances: number, of: number): readonly number[] {
  return clusterTable[clusterKey(side, chances, of)] ?? clusterLaw(side, chances / of, largestCluster);
}

/** The parts of a slot model that determine its odds. */
export type OddsInput = Pick<SlotModel, 'kind' | 'reels' | 'rows' | 'heights' | 'lines' | 'counts'>;

/** Expected number of paid wins in one spin, by symbol and count. */
export type Expected = PayTable;

const standsFor = (symbol: PaySymbol) => (seen: SymbolId) => seen === symbol || seen === 'wild';

/**
 * Expected wins that start on the first reel, for each count. `full[r]` is the expected value if the win continues on
 * reel r, and `none[r]` is the probability that it ends there.
 */
function fromTheLeft(full: readonly number[], none: readonly number[], counts: readonly number[]): number[] {
  return counts.map(count => {
    const through = full.slice(0, count).reduce((product, value) => product * value, 1);
    return through * (none[count] ?? 1);
  });
}

/** A payline shows one cell of each reel, and every position on the strip is equally likely to be there. */
function lineWins(strips: Strips, symbol: PaySymbol, { lines, counts }: OddsInput): number[] {
  const share = strips.map(strip => strip.filter(standsFor(symbol)).length / strip.length);
  const wins = fromTheLeft(
    share,
    share.map(value => 1 - value),
    counts,
  );
  return wins.map(value => value * (lines?.length ?? 0));
}

const mean = (chances: Chances): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** Reels are independent, so the expected number of ways is the product of the expected counts. */
function wayWins(strips: Strips, symbol: PaySymbol, input: OddsInput): number[] {
  const seen = strips.map(strip => inView(strip, standsFor(symbol), input));
  return fromTheLeft(
    seen.map(mean),
    seen.map(chances => chances[0] ?? 0),
    input.counts,
  );
}

/** Sums the probabilities within each range of paying counts. */
function ranged(chances: readonly number[], counts: readonly number[]): number[] {
  return counts.map((least, i) => chances.slice(least, counts[i + 1]).reduce((sum, chance) => sum + chance, 0));
}

function winsOf(strips: Strips, symbol: PaySymbol, input: OddsInput): number[] {
  if (input.kind === 'lines') return lineWins(strips, symbol, input);
  if (input.kind === 'ways') return wayWins(strips, symbol, input);
  if (input.kind === 'anywhere')
    return ranged(
      onGrid(strips, seen => seen === symbol, input),
      input.counts,
    );
  const cell = strips[0] ?? [];
  const chances = cell.filter(seen => seen === symbol).length;
  return ranged(clusterOdds(input.reels, chances, cell.length), input.counts);
}

/** Computes the exact expected number of wins from the strips alone. */
export function expectedWins(strips: Strips, input: OddsInput): Expected {
  const entries = paySymbols.map(symbol => {
    const wins = winsOf(strips, symbol, input);
    return [symbol, Object.fromEntries(input.counts.map((count, i) => [count, wins[i] ?? 0]))];
  });
  return Object.fromEntries(entries) as Expected;
}
