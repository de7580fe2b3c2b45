import type { FrameStart } from '@liftoff/contract/game';
import { slotModel, type Grid } from '../slot/slot-model.ts';
import { withDraws, type Draw, type DrawSource } from './draws.ts';

/** The height of one reel where reels change theirs, else the game's rows. */
function heightOf(heights: readonly { height: number; chances: number }[] | null, rows: number, draw: Draw): number {
  if (!heights) return rows;
  let at = draw(heights.reduce((sum, { chances }) => sum + chances, 0));
  for (const { height, chances } of heights) {
    if (at < chances) return height;
    at -= chances;
  }
  return rows;
}

/** Where the reels of the paid spin stop, and the symbols that then stand in view (C33). */
export function baseStops(start: FrameStart, source: DrawSource): Promise<{ stops: number[]; grid: Grid }> {
  const model = slotModel(start);
  return withDraws(source, draw => {
    const stops: number[] = [];
    const grid = model.strips.base.map(strip => {
      const height = heightOf(model.heights, model.rows, draw);
      const stop = draw(strip.length);
      stops.push(stop);
      return Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length] ?? '');
    });
    return { stops, grid };
  });
}
