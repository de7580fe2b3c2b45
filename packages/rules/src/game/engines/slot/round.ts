import type { Draw } from '../../fairness.ts';
import type { SlotModel, Strips, SymbolId } from './model.ts';
import { upTo } from './scatters.ts';
import { gridWins, scatterCells, type Grid, type SpinWin } from './wins.ts';

export interface Spin {
  grid: Grid;
  wins: SpinWin[];
  multiplier: number;
  /** Units paid by this spin: its wins times the multiplier, cut off when the round reaches its max win. */
  units: number;
  /** Number of free rounds awarded by this spin. */
  awarded: number;
}

export interface SlotRound {
  /** Positions at which the reels stopped on the paid spin, counted from 0; empty for clusters. */
  stops: number[];
  /** The paid spin first, then the free rounds. */
  spins: Spin[];
  units: number;
  /** Whether the round reached its max win and ended there. */
  capped: boolean;
}

/** Reads a strip as a ring. An empty strip is an error in the model, not a mistake by the player. */
function symbolAt(strip: readonly SymbolId[], place: number): SymbolId {
  const symbol = strip[place % strip.length];
  if (symbol === undefined) throw new RangeError('a strip has no symbols');
  return symbol;
}

/**
 * Draws the reels from left to right. A reel with variable height first draws its height (by the chances of the
 * heights, in ascending order of height). It then draws its stop, which is the position of the symbol in the top row;
 * the rows below continue along the strip. For clusters, each cell has its own draw, reel by reel from the top.
 */
function drawGrid(model: SlotModel, strips: Strips, draw: Draw): { grid: Grid; stops: number[] } {
  if (model.kind === 'clusters') {
    const cell = strips[0] ?? [];
    const grid = Array.from({ length: model.reels }, () =>
      Array.from({ length: model.rows }, () => symbolAt(cell, draw(cell.length))),
    );
    return { grid, stops: [] };
  }
  const stops: number[] = [];
  const grid = strips.map(strip => {
    const height = drawHeight(model, draw);
    const stop = draw(strip.length);
    stops.push(stop);
    return Array.from({ length: height }, (_, row) => symbolAt(strip, stop + row));
  });
  return { grid, stops };
}

function drawHeight({ heights, rows }: SlotModel, draw: Draw): number {
  if (!heights) return rows;
  let chance = draw(heights.reduce((sum, { chances }) => sum + chances, 0));
  for (const { height, chances } of heights) {
    if (chance < chances) return height;
    chance -= chances;
  }
  return rows;
}

/** Scatters pay only on the paid spin. In free rounds they award more rounds instead. */
function scatterWin(model: SlotModel, grid: Grid): SpinWin[] {
  const cells = scatterCells(grid);
  const units = upTo(model.scatter.pays, cells.length);
  return units === 0 ? [] : [{ kind: 'scatter', line: null, symbol: 'scatter', count: cells.length, cells, units }];
}

/** Plays one round: the paid spin and all free rounds that follow from it. Fully determined by the draw [C30]. */
export function playRound(model: SlotModel, draw: Draw): SlotRound {
  const most = model.max_win_times_stake * model.unit;
  const spins: Spin[] = [];
  let stops: number[] = [];
  let units = 0;
  let given = 0;
  for (let played = 0; played <= given && units < most; played += 1) {
    const paid = played === 0;
    const drawn = drawGrid(model, paid ? model.strips.base : model.strips.free, draw);
    const { grid } = drawn;
    if (paid) ({ stops } = drawn);
    const wins = paid ? [...gridWins(model, grid), ...scatterWin(model, grid)] : gridWins(model, grid);
    const multiplier = paid ? 1 : model.free.multiplier;
    const won = wins.reduce((sum, win) => sum + win.units, 0) * multiplier;
    const awarded = Math.min(upTo(model.scatter.rounds, scatterCells(grid).length), model.free.most - given);
    const cut = Math.min(won, most - units);
    spins.push({ grid, wins, multiplier, units: cut, awarded });
    units += cut;
    given += awarded;
  }
  return { stops, spins, units, capped: units >= most };
}
