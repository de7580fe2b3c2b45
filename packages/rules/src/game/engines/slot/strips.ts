import type { Strips, SymbolId } from './model.ts';

/** How many of a symbol lie on a strip, and how many of them lie together. */
export interface StripPart {
  symbol: SymbolId;
  count: number;
  together: number;
}

/** Blocks of a symbol: 7 of it in threes is 3, 3, 1. */
function blocks({ symbol, count, together }: StripPart): SymbolId[][] {
  const out: SymbolId[][] = [];
  for (let left = count; left > 0; left -= together) {
    out.push(Array.from({ length: Math.min(together, left) }, () => symbol));
  }
  return out;
}

/** The golden ratio's fraction spreads whole multiples evenly over a circle. */
const spread = (n: number): number => (n * 0.6180339887498949) % 1;

/**
 * Lays the blocks of each symbol at even distances around the reel; each symbol begins at another place on each reel,
 * so that no two reels have the same order. The same parts always give the same strip.
 */
function strip(parts: readonly StripPart[], reel: number): SymbolId[] {
  const placed = parts.flatMap((part, order) => {
    const cut = blocks(part);
    const begin = spread((order + 1) * (2 * reel + 3));
    return cut.map((block, i) => ({ block, order, place: ((i + begin) / cut.length) % 1 }));
  });
  return placed.toSorted((a, b) => a.place - b.place || a.order - b.order).flatMap(({ block }) => block);
}

/** One strip for each reel; wilds only where `wildReels` has the reel. */
export function layStrips(reels: number, parts: readonly StripPart[], wildReels: readonly number[]): Strips {
  return Array.from({ length: reels }, (_, reel) =>
    strip(
      parts.filter(({ symbol, count }) => count > 0 && (symbol !== 'wild' || wildReels.includes(reel))),
      reel,
    ),
  );
}
