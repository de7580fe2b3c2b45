import { slotModel, type Grid, type SlotModel } from '../slot/slot-model.ts';
import { withDraws, type Draw, type DrawSource } from './draws.ts';
import type { FrameStart } from '@liftoff/contract/game';

/** Where the reels of the paid spin stopped (from 0; none in a game of clusters), and every grid of the round. */
export interface SlotDraws {
  stops: readonly number[];
  grids: readonly Grid[];
}

function heightOf({ heights, rows }: SlotModel, draw: Draw): number {
  if (!heights) return rows;
  let chance = draw(heights.reduce((sum, { chances }) => sum + chances, 0));
  for (const { height, chances } of heights) {
    if (chance < chances) return height;
    chance -= chances;
  }
  return rows;
}

/** One grid as the rules draw it: reels from the left, height before stop; clusters cell by cell from the top. */
function drawGrid(
  model: SlotModel,
  strips: readonly (readonly string[])[],
  draw: Draw,
): { grid: Grid; stops: number[] } {
  const stops: number[] = [];
  if (model.kind === 'clusters') {
    const cell = strips[0] ?? [];
    const grid = Array.from({ length: model.reels }, () =>
      Array.from({ length: model.rows }, () => cell[draw(cell.length)] ?? ''),
    );
    return { grid, stops };
  }
  const grid = strips.map(strip => {
    const height = heightOf(model, draw);
    const stop = draw(strip.length);
    stops.push(stop);
    return Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });
  return { grid, stops };
}

/** Computes the paid spin and as many free rounds as the record shows, in the order they were drawn (C33). */
export function slotDraws(start: FrameStart, source: DrawSource, spins: number): Promise<SlotDraws> {
  const model = slotModel(start);
  return withDraws(source, draw => {
    const base = drawGrid(model, model.strips.base, draw);
    const free = Array.from({ length: Math.max(0, spins - 1) }, () => drawGrid(model, model.strips.free, draw).grid);
    return { stops: base.stops, grids: [base.grid, ...free] };
  });
}
