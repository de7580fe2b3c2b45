import { paySymbols, type PaySymbol, type SlotModel, type SymbolId } from './model.ts';

/** Symbols as `grid[reel][row]`. */
export type Grid = SymbolId[][];
/** A cell as `[reel, row]`. */
export type Cell = [number, number];

export interface SpinWin {
  kind: 'line' | 'ways' | 'anywhere' | 'cluster' | 'scatter';
  /** Payline number from 1; `null` unless the win is on a payline. */
  line: number | null;
  symbol: SymbolId;
  count: number;
  cells: Cell[];
  /** Pay before any multiplier. */
  units: number;
}

const isPaySymbol = (symbol: SymbolId): symbol is PaySymbol => symbol !== 'wild' && symbol !== 'scatter';

/** Pay for a count: the pay of the highest entry that does not exceed it, or 0 below the first entry. */
function payOf({ counts, pays }: SlotModel, symbol: PaySymbol, count: number): number {
  if (count < (counts[0] ?? 0)) return 0;
  const entry = counts.findLast(least => least <= count);
  return entry === undefined ? 0 : (pays[symbol][entry] ?? 0);
}

function cellsWith(grid: Grid, wanted: (symbol: SymbolId) => boolean): Cell[] {
  return grid.flatMap((reel, x) => reel.flatMap((symbol, y): Cell[] => (wanted(symbol) ? [[x, y]] : [])));
}

/** The first reel has no wilds, so its symbol determines which symbol the line pays for. */
function lineWins(model: SlotModel, grid: Grid): SpinWin[] {
  return (model.lines ?? []).flatMap((rows, index): SpinWin[] => {
    const symbol = grid[0]?.[rows[0] ?? 0];
    if (symbol === undefined || !isPaySymbol(symbol)) return [];
    let count = 1;
    while (count < model.reels) {
      const next = grid[count]?.[rows[count] ?? 0];
      if (next !== symbol && next !== 'wild') break;
      count += 1;
    }
    const units = payOf(model, symbol, count);
    if (units === 0) return [];
    const cells = rows.slice(0, count).map((row, reel): Cell => [reel, row]);
    return [{ kind: 'line', line: index + 1, symbol, count, cells, units }];
  });
}

/** One win for each symbol on the first reel: the symbol's pay times the number of ways. */
function wayWins(model: SlotModel, grid: Grid): SpinWin[] {
  const first = new Set(grid[0]);
  return paySymbols.flatMap((symbol): SpinWin[] => {
    if (!first.has(symbol)) return [];
    let ways = 1;
    let count = 0;
    for (const reel of grid) {
      const seen = reel.filter(cell => cell === symbol || cell === 'wild').length;
      if (seen === 0) break;
      ways *= seen;
      count += 1;
    }
    const units = payOf(model, symbol, count) * ways;
    if (units === 0) return [];
    const cells = cellsWith(grid.slice(0, count), cell => cell === symbol || cell === 'wild');
    return [{ kind: 'ways', line: null, symbol, count, cells, units }];
  });
}

function anywhereWins(model: SlotModel, grid: Grid): SpinWin[] {
  const seen = new Map<SymbolId, number>();
  for (const reel of grid) for (const symbol of reel) seen.set(symbol, (seen.get(symbol) ?? 0) + 1);
  return paySymbols.flatMap((symbol): SpinWin[] => {
    const count = seen.get(symbol) ?? 0;
    const units = payOf(model, symbol, count);
    if (units === 0) return [];
    return [{ kind: 'anywhere', line: null, symbol, count, cells: cellsWith(grid, cell => cell === symbol), units }];
  });
}

/** Finds all cells that are connected side to side and hold the same symbol, and marks them as seen. */
function group(grid: Grid, from: Cell, seen: boolean[][]): Cell[] {
  const symbol = grid[from[0]]?.[from[1]];
  const cells: Cell[] = [];
  const open: Cell[] = [from];
  const reach = (x: number, y: number): void => {
    if (grid[x]?.[y] === symbol && !seen[x]?.[y]) open.push([x, y]);
  };
  for (let cell = open.pop(); cell; cell = open.pop()) {
    const [x, y] = cell;
    const column = seen[x];
    if (!column || column[y]) continue;
    column[y] = true;
    cells.push(cell);
    reach(x + 1, y);
    reach(x - 1, y);
    reach(x, y + 1);
    reach(x, y - 1);
  }
  return cells;
}

function clusterWins(model: SlotModel, grid: Grid): SpinWin[] {
  const seen: boolean[][] = grid.map(() => []);
  const wins: SpinWin[] = [];
  for (const [x, reel] of grid.entries()) {
    for (let y = 0; y < reel.length; y += 1) {
      const symbol = reel[y];
      if (symbol === undefined || !isPaySymbol(symbol) || seen[x]?.[y]) continue;
      const cells = group(grid, [x, y], seen);
      const units = payOf(model, symbol, cells.length);
      if (units > 0) wins.push({ kind: 'cluster', line: null, symbol, count: cells.length, cells, units });
    }
  }
  return wins;
}

const winsOf = { lines: lineWins, ways: wayWins, anywhere: anywhereWins, clusters: clusterWins };

/** All wins of a grid except scatter wins, in units. */
export const gridWins = (model: SlotModel, grid: Grid): SpinWin[] => winsOf[model.kind](model, grid);

/** Cells that hold scatters. */
export const scatterCells = (grid: Grid): Cell[] =>
  grid.some(reel => reel.includes('scatter')) ? cellsWith(grid, cell => cell === 'scatter') : [];
