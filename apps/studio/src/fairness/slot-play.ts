import type { Grid, SlotModel } from '../slot/slot-model.ts';
import type { Draw } from './draws.ts';
import { spinUnits } from './slot-wins.ts';

/** One spin of a computed round. */
export interface PlayedSpin {
  grid: Grid;
  /** What it paid, in units of the model, cut where the round reached its most. */
  units: number;
}

/** A computed round: where the reels of the paid spin stopped (from 0; none in a game of groups), and every spin. */
export interface PlayedSlot {
  stops: readonly number[];
  spins: readonly PlayedSpin[];
  units: number;
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

/** One grid as the rules draw it: reels from the left, height before stop; groups cell by cell from the top. */
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

/** The entry of a count: what lies beyond the last one counts as the last, what is missing is 0. */
function upTo(table: Readonly<Record<number, number>>, count: number): number {
  const last = Math.max(...Object.keys(table).map(key => Number.parseInt(key, 10)));
  return table[Math.min(count, last)] ?? 0;
}

/** Plays a whole round again from its draws: the paid spin and every free round it led to (C33). */
export function playSlot(model: SlotModel, draw: Draw): PlayedSlot {
  const most = model.max_win_times_stake * model.unit;
  const spins: PlayedSpin[] = [];
  let stops: readonly number[] = [];
  let units = 0;
  let given = 0;
  for (let played = 0; played <= given && units < most; played += 1) {
    const paid = played === 0;
    const drawn = drawGrid(model, paid ? model.strips.base : model.strips.free, draw);
    if (paid) stops = drawn.stops;
    const scatters = drawn.grid.flat().filter(symbol => symbol === 'scatter').length;
    const won = paid
      ? spinUnits(model, drawn.grid) + upTo(model.scatter.pays, scatters)
      : spinUnits(model, drawn.grid) * model.free.multiplier;
    const cut = Math.min(won, most - units);
    spins.push({ grid: drawn.grid, units: cut });
    units += cut;
    given += Math.min(upTo(model.scatter.rounds, scatters), model.free.most - given);
  }
  return { stops, spins, units };
}
