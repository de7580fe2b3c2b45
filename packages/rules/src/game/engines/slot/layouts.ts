import type { PayKind, SlotModel } from './model.ts';

/** The shape of a slot: its grid, how it pays, and the number of scatters that trigger free rounds. */
export interface Layout {
  kind: PayKind;
  reels: number;
  rows: number;
  lines?: number;
  heights?: NonNullable<SlotModel['heights']>;
  /** The symbol counts that pay, in ascending order. */
  counts: number[];
  /** Number of free rounds by number of scatters. */
  rounds: Record<number, number>;
  /**
   * Lowest allowed max win, as a multiple of the stake. A lower one would cap rare spins with many ways, and so
   * reduce the return.
   */
  leastMaxWin?: number;
}

const fromThree = { 3: 8, 4: 12, 5: 20 };
const fromFour = { 4: 10, 5: 12, 6: 15 };

/** Every layout that the engine can play. Models and measured figures refer to layouts by these names. */
export const layouts: Readonly<Record<string, Layout>> = {
  '3x3 5 lines': { kind: 'lines', reels: 3, rows: 3, lines: 5, counts: [3], rounds: { 3: 10 } },
  '5x3 10 lines': { kind: 'lines', reels: 5, rows: 3, lines: 10, counts: [3, 4, 5], rounds: fromThree },
  '5x3 20 lines': { kind: 'lines', reels: 5, rows: 3, lines: 20, counts: [3, 4, 5], rounds: fromThree },
  '5x3 25 lines': { kind: 'lines', reels: 5, rows: 3, lines: 25, counts: [3, 4, 5], rounds: fromThree },
  '5x4 40 lines': { kind: 'lines', reels: 5, rows: 4, lines: 40, counts: [3, 4, 5], rounds: fromThree },
  '5x4 1024 ways': { kind: 'ways', reels: 5, rows: 4, counts: [3, 4, 5], rounds: fromThree, leastMaxWin: 800 },
  '5x5 3125 ways': { kind: 'ways', reels: 5, rows: 5, counts: [3, 4, 5], rounds: fromThree, leastMaxWin: 800 },
  '6x4 4096 ways': {
    kind: 'ways',
    reels: 6,
    rows: 4,
    counts: [3, 4, 5, 6],
    rounds: { 3: 8, 4: 12, 5: 16, 6: 20 },
    leastMaxWin: 1200,
  },
  '6x7 117649 ways': {
    kind: 'ways',
    reels: 6,
    rows: 7,
    heights: [2, 3, 4, 5, 6, 7].map((height, i) => ({ height, chances: [1, 3, 4, 4, 2, 1][i] ?? 0 })),
    counts: [3, 4, 5, 6],
    rounds: fromFour,
    leastMaxWin: 2500,
  },
  '6x5 anywhere': { kind: 'anywhere', reels: 6, rows: 5, counts: [8, 10, 12], rounds: fromFour },
  '7x7 clusters': { kind: 'clusters', reels: 7, rows: 7, counts: [5, 6, 8, 10, 12], rounds: fromFour },
  '8x8 clusters': { kind: 'clusters', reels: 8, rows: 8, counts: [5, 6, 8, 10, 12], rounds: fromFour },
};
