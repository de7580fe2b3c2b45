import type { SlotModel, SymbolId } from './model.ts';

type Reels = Pick<SlotModel, 'kind' | 'reels' | 'rows' | 'heights'>;

/** Probabilities of 0, 1, 2 … occurrences. */
export type Chances = number[];

/** A reel's possible heights with their probabilities. */
export function heightChances({ rows, heights }: Reels): { height: number; chance: number }[] {
  if (!heights) return [{ height: rows, chance: 1 }];
  const all = heights.reduce((sum, { chances }) => sum + chances, 0);
  return heights.map(({ height, chances }) => ({ height, chance: chances / all }));
}

/** Probability of each number of matching symbols visible on one reel, with every stop equally likely. */
export function inView(strip: readonly SymbolId[], wanted: (symbol: SymbolId) => boolean, reels: Reels): Chances {
  const chances: Chances = Array.from({ length: reels.rows + 1 }, () => 0);
  for (const { height, chance } of heightChances(reels)) {
    for (let stop = 0; stop < strip.length; stop += 1) {
      let count = 0;
      for (let row = 0; row < height; row += 1) {
        const symbol = strip[(stop + row) % strip.length];
        if (symbol !== undefined && wanted(symbol)) count += 1;
      }
      chances[count] = (chances[count] ?? 0) + chance / strip.length;
    }
  }
  return chances;
}

/** Distribution of the sum of two independent counts. */
export function convolve(a: Chances, b: Chances): Chances {
  const out: Chances = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((x, i) => b.forEach((y, j) => (out[i + j] = (out[i + j] ?? 0) + x * y)));
  return out;
}

/** Probability of each number of matching symbols on the whole grid. */
export function onGrid(strips: readonly SymbolId[][], wanted: (symbol: SymbolId) => boolean, reels: Reels): Chances {
  if (reels.kind !== 'clusters') return strips.map(strip => inView(strip, wanted, reels)).reduce(convolve);
  const cell = strips[0] ?? [];
  const share = cell.filter(wanted).length / cell.length;
  return Array.from({ length: reels.reels * reels.rows }, (): Chances => [1 - share, share]).reduce(convolve);
}

/**
 * Looks up a count in a table. Counts beyond the last entry use the last entry; other counts that are missing give 0.
 */
export function upTo(table: Readonly<Record<number, number>>, count: number): number {
  if (count === 0 || table[count] !== undefined) return table[count] ?? 0;
  const last = Math.max(...Object.keys(table).map(key => Number.parseInt(key, 10)));
  return table[Math.min(count, last)] ?? 0;
}

/**
 * Exact expected number of free rounds for one paid spin. `base` and `free` are the probabilities of each number of
 * scatters on the two sets of reels. All awarded rounds are played, so the calculation tracks the number awarded, up
 * to the maximum.
 */
export function expectedFreeRounds(
  base: Chances,
  free: Chances,
  rounds: Readonly<Record<number, number>>,
  most: number,
): number {
  // chance[g][p] is the probability that g rounds have been awarded and p of them played. p only grows, so one pass
  // in order of p suffices.
  const given = Array.from({ length: most + 1 }, () => 0);
  base.forEach((chance, count) => {
    const total = Math.min(most, upTo(rounds, count));
    given[total] = (given[total] ?? 0) + chance;
  });
  let expected = given.reduce((sum, chance, total) => sum + chance * total, 0);
  let playing = given;
  for (let played = 0; played < most; played += 1) {
    const next = Array.from({ length: most + 1 }, () => 0);
    for (let total = played + 1; total <= most; total += 1) {
      const here = playing[total] ?? 0;
      if (here === 0) continue;
      free.forEach((chance, count) => {
        const now = Math.min(most, total + upTo(rounds, count));
        next[now] = (next[now] ?? 0) + here * chance;
        expected += here * chance * (now - total);
      });
    }
    playing = next;
  }
  return expected;
}
