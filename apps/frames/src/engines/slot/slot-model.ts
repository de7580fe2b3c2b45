import type { FrameStart } from '@liftoff/contract/game/game';
import { paySymbols, type SlotModel } from '@liftoff/rules/game/engines/slot/model';

export type { SlotModel } from '@liftoff/rules/game/engines/slot/model';

/** The symbols on the reels, one array per reel. */
export type Grid = readonly (readonly string[])[];

/** The slot model in the launch data. It comes from our own platform, so it is not validated. */
export const slotModel = (start: FrameStart): SlotModel => start.model as SlotModel;

const order: readonly string[] = [...paySymbols, 'wild', 'scatter'];

/** The symbols on this game's reels, from the best-paying ones to wild and scatter. */
export function symbolsOf(model: SlotModel): string[] {
  const lying = new Set<string>([...model.strips.base, ...model.strips.free].flat());
  return order.filter(symbol => lying.has(symbol));
}

export const cellKey = (reel: number, row: number): string => `${reel}:${row}`;

/** Low symbols are drawn smaller: folded paper without a medallion. */
export const isLow = (symbol: string): boolean => symbol.startsWith('low');

/** Centre of a cell within the reels, in percent of width and height. */
export const cellCentre = (grid: Grid, reel: number, row: number): { x: number; y: number } => ({
  x: ((reel + 0.5) / grid.length) * 100,
  y: ((row + 0.5) / (grid[reel]?.length ?? 1)) * 100,
});

/**
 * A neutral grid shown before the first round. It looks like stopped reels: neighbours differ, also diagonally, and no
 * symbol returns within two rows, so that no row or reel repeats another. It is the same every time.
 */
export function restingGrid(model: SlotModel): Grid {
  const shown = symbolsOf(model).filter(symbol => symbol !== 'scatter' && symbol !== 'wild');
  const grid: string[][] = [];
  let seed = 11;
  for (let reel = 0; reel < model.reels; reel += 1) {
    const left = grid[reel - 1] ?? [];
    const column: string[] = [];
    for (let row = 0; row < model.rows; row += 1) {
      const near = new Set([column.at(-1), column.at(-2), left[row - 1], left[row], left[row + 1]]);
      const free = shown.filter(symbol => !near.has(symbol));
      seed = (seed * 37 + 17) % 101;
      column.push(free[seed % free.length] ?? shown[0] ?? 'low1');
    }
    grid.push(column);
  }
  return grid;
}

/**
 * A symbol's pays as multiples of the stake, highest count first. Each pay in the model is a whole number of units.
 */
export function paysOf(model: SlotModel, pays: Readonly<Record<number, number>>): { count: number; times: number }[] {
  return Object.entries(pays)
    .map(([count, units]) => ({ count: Number.parseInt(count, 10), times: units / model.unit }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.count - a.count);
}
