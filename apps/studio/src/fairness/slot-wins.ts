import type { Grid, SlotModel } from '../slot/slot-model.ts';

const pays = (symbol: string): boolean => symbol !== 'wild' && symbol !== 'scatter';

/** The pay of so many of a symbol: the entry of the highest count not above it; 0 below the first. */
function payOf({ counts, pays: table }: SlotModel, symbol: string, count: number): number {
  const reached = counts.filter(least => least <= count).at(-1);
  return reached === undefined ? 0 : (table[symbol]?.[reached] ?? 0);
}

/** How many in a row from the left fit, a reel at a time; the first reel has no wilds, so its symbol is the line's. */
function lineUnits(model: SlotModel, grid: Grid): number {
  let units = 0;
  for (const rows of model.lines ?? []) {
    const line = rows.map((row, reel) => grid[reel]?.[row] ?? '');
    const [symbol = ''] = line;
    const broken = line.findIndex(cell => cell !== symbol && cell !== 'wild');
    if (pays(symbol)) units += payOf(model, symbol, broken === -1 ? line.length : broken);
  }
  return units;
}

/** Each symbol of the first reel: its pay times the product of how often it lies on each neighbouring reel. */
function wayUnits(model: SlotModel, grid: Grid): number {
  let units = 0;
  for (const symbol of new Set((grid[0] ?? []).filter(pays))) {
    const onReels = grid.map(reel => reel.filter(cell => cell === symbol || cell === 'wild').length);
    const end = onReels.indexOf(0);
    const run = end === -1 ? onReels : onReels.slice(0, end);
    units += payOf(model, symbol, run.length) * run.reduce((ways, seen) => ways * seen, 1);
  }
  return units;
}

function anywhereUnits(model: SlotModel, grid: Grid): number {
  const cells = grid.flat();
  let units = 0;
  for (const symbol of new Set(cells.filter(pays)))
    units += payOf(model, symbol, cells.filter(cell => cell === symbol).length);
  return units;
}

/** Groups of cells that touch side to side and hold the same symbol. */
function clusterUnits(model: SlotModel, grid: Grid): number {
  const seen = new Set<string>();
  const sizeOf = (reel: number, row: number, symbol: string): number => {
    const key = `${reel}:${row}`;
    if (seen.has(key) || grid[reel]?.[row] !== symbol) return 0;
    seen.add(key);
    return (
      1 +
      sizeOf(reel + 1, row, symbol) +
      sizeOf(reel - 1, row, symbol) +
      sizeOf(reel, row + 1, symbol) +
      sizeOf(reel, row - 1, symbol)
    );
  };
  let units = 0;
  for (const [reel, cells] of grid.entries())
    for (const [row, symbol] of cells.entries())
      if (pays(symbol)) units += payOf(model, symbol, sizeOf(reel, row, symbol));
  return units;
}

const unitsOf = { lines: lineUnits, ways: wayUnits, anywhere: anywhereUnits, clusters: clusterUnits };

/** What a grid pays but for its scatters, in units of the model. */
export const spinUnits = (model: SlotModel, grid: Grid): number => unitsOf[model.kind](model, grid);
