import type { Draw } from '../../fairness.ts';
import type { SlotModel, Strips, SymbolId } from './model.ts';
import { upTo } from './scatters.ts';
import { gridWins, scatterCells, type Grid, type SpinWin } from './wins.ts';

export interface Spin {
  grid: Grid;
  wins: SpinWin[];
  multiplier: number;
  /** Paid by this spin: its wins times the multiplier, cut where the round reaches its most. */
  units: number;
  /** Free rounds given by this spin. */
  awarded: number;
}

export interface SlotRound {
  /** Where the reels of the paid spin stopped, from 0; none in a game of clusters. */
  stops: number[];
  /** The paid spin first, then the free rounds. */
  spins: Spin[];
  units: number;
  /** The round reached the most it may pay and ended there. */
  capped: boolean;
}

/** A strip is a ring. An empty one is a fault of the model, never of the player. */
function symbolAt(strip: readonly SymbolId[], place: number): SymbolId {
  const symbol = strip[place % strip.length];
  if (symbol === undefined) throw new RangeError('a strip has no symbols');
  return symbol;
}

/**
 * Reels from left to right: where heights change, a draw for the height (its chances in rising order), then a draw
 * for the stop, which is the symbol in the top row; the reel goes on below it. Clusters: a draw for each cell, reel by
 * reel, from the top.
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

/** Scatters pay on the paid spin only; in free rounds they give more rounds. */
function scatterWin(model: SlotModel, grid: Grid): SpinWin[] {
  const cells = scatterCells(grid);
  const units = upTo(model.scatter.pays, cells.length);
  return units === 0 ? [] : [{ kind: 'scatter', line: null, symbol: 'scatter', count: cells.length, cells, units }];
}

/** One round: the paid spin and every free round it leads to. The draw decides all of it [C30]. */
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
