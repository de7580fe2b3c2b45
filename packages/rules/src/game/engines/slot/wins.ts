import { paySymbols, type PaySymbol, type SlotModel, type SymbolId } from './model.ts';

/** grid[reel][row]. */
export type Grid = SymbolId[][];
/** [reel, row]. */
export type Cell = [number, number];

export interface SpinWin {
  kind: 'line' | 'ways' | 'anywhere' | 'cluster' | 'scatter';
  /** Number of the line, from 1; null unless a line. */
  line: number | null;
  symbol: SymbolId;
  count: number;
  cells: Cell[];
  /** Before any multiplier. */
  units: number;
}

const isPaySymbol = (symbol: SymbolId): symbol is PaySymbol => symbol !== 'wild' && symbol !== 'scatter';

/** The pay of a count: that of the highest entry not above it, 0 below the first. */
function payOf({ counts, pays }: SlotModel, symbol: PaySymbol, count: number): number {
  if (count < (counts[0] ?? 0)) return 0;
  const entry = counts.findLast(least => least <= count);
  return entry === undefined ? 0 : (pays[symbol][entry] ?? 0);
}

function cellsWith(grid: Grid, wanted: (symbol: SymbolId) => boolean): Cell[] {
  return grid.flatMap((reel, x) => reel.flatMap((symbol, y): Cell[] => (wanted(symbol) ? [[x, y]] : [])));
}

/** The first reel has no wild, so its symbol is the symbol of the line. */
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

/** One win for each symbol of the first reel: its pay times the number of ways. */
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

/** All cells that hang together with one, side to side, and hold the same symbol; marks them as seen. */
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

/** Every win of a grid but that of its scatters, in units. */
export const gridWins = (model: SlotModel, grid: Grid): SpinWin[] => winsOf[model.kind](model, grid);

/** Where the scatters lie. */
export const scatterCells = (grid: Grid): Cell[] =>
  grid.some(reel => reel.includes('scatter')) ? cellsWith(grid, cell => cell === 'scatter') : [];
