import type { FrameStart } from '@liftoff/contract/game/game';
import { paySymbols, type SlotModel } from '@liftoff/rules/game/engines/slot/model';

export type { SlotModel } from '@liftoff/rules/game/engines/slot/model';

/** What lies on the reels, a column each. */
export type Grid = readonly (readonly string[])[];

/** The model of the slot in this launch: published by our own platform, so its shape is taken as told. */
export const slotModel = (start: FrameStart): SlotModel => start.model as SlotModel;

const order: readonly string[] = [...paySymbols, 'wild', 'scatter'];

/** The symbols that lie on the reels of this game, from the best paid to wild and scatter. */
export function symbolsOf(model: SlotModel): string[] {
  const lying = new Set<string>([...model.strips.base, ...model.strips.free].flat());
  return order.filter(symbol => lying.has(symbol));
}

export const cellKey = (reel: number, row: number): string => `${reel}:${row}`;

/** The low symbols are drawn smaller: folded paper without a medallion. */
export const isLow = (symbol: string): boolean => symbol.startsWith('low');

/** Where a cell's centre lies in the reels, in percent of width and height. */
export const cellCentre = (grid: Grid, reel: number, row: number): { x: number; y: number } => ({
  x: ((reel + 0.5) / grid.length) * 100,
  y: ((row + 0.5) / (grid[reel]?.length ?? 1)) * 100,
});

/** A quiet grid to stand on the reels before the first round: no two neighbours of a row or a reel are alike. */
export function restingGrid(model: SlotModel): Grid {
  const shown = symbolsOf(model).filter(symbol => symbol !== 'scatter' && symbol !== 'wild');
  return Array.from({ length: model.reels }, (_, reel) =>
    Array.from({ length: model.rows }, (__, row) => shown[(reel * 4 + row * 3 + 2) % shown.length] ?? 'low1'),
  );
}

/** What a symbol pays as times the stake, highest count first: every pay is a whole number of units. */
export function paysOf(model: SlotModel, pays: Readonly<Record<number, number>>): { count: number; times: number }[] {
  return Object.entries(pays)
    .map(([count, units]) => ({ count: Number.parseInt(count, 10), times: units / model.unit }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.count - a.count);
}
