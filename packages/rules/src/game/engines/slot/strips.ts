import type { Strips, SymbolId } from './model.ts';

/** Number of a symbol on a strip, and the number of them placed together. */
export interface StripPart {
  symbol: SymbolId;
  count: number;
  together: number;
}

/** Splits the symbols into blocks: 7 symbols in threes give blocks of 3, 3 and 1. */
function blocks({ symbol, count, together }: StripPart): SymbolId[][] {
  const out: SymbolId[][] = [];
  for (let left = count; left > 0; left -= together) {
    out.push(Array.from({ length: Math.min(together, left) }, () => symbol));
  }
  return out;
}

/** Multiples of the golden ratio are spread evenly over a circle. */
const spread = (n: number): number => (n * 0.6180339887498949) % 1;

/**
 * Places each symbol's blocks at even distances around the reel. Each symbol starts at a different position on each
 * reel, so that no two reels have the same order. The same parts always give the same strip.
 */
function strip(parts: readonly StripPart[], reel: number): SymbolId[] {
  const placed = parts.flatMap((part, order) => {
    const cut = blocks(part);
    const begin = spread((order + 1) * (2 * reel + 3));
    return cut.map((block, i) => ({ block, order, place: ((i + begin) / cut.length) % 1 }));
  });
  return placed.toSorted((a, b) => a.place - b.place || a.order - b.order).flatMap(({ block }) => block);
}

/** Builds one strip for each reel. Only the reels in `wildReels` have wilds. */
export function layStrips(reels: number, parts: readonly StripPart[], wildReels: readonly number[]): Strips {
  return Array.from({ length: reels }, (_, reel) =>
    strip(
      parts.filter(({ symbol, count }) => count > 0 && (symbol !== 'wild' || wildReels.includes(reel))),
      reel,
    ),
  );
}
