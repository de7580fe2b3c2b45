/**
 * The exact law of clusters: on a square of cells, each of which holds a symbol with chance p on its own, the expected
 * number of groups of each size (cells that touch side to side).
 *
 * The square is read cell by cell, left to right and top to bottom, following one group at a time. What must be known
 * of the part already read is its frontier: the last cell read in each column. A frontier cell is outside the group
 * and not yet paid for (0), outside and a neighbour of the group (1; it holds another symbol, a factor 1 - p), or in
 * the group (a letter; cells with the same letter hang together already).
 */
type Frontier = string;
type BySize = Float64Array;

const inGroup = (cell: string): boolean => cell > '1';

/** Names the parts of the group in the order they appear, so that equal frontiers are equal texts. */
function named(frontier: Frontier): Frontier {
  const names = new Map<string, string>();
  return [...frontier]
    .map(cell => {
      if (!inGroup(cell)) return cell;
      const name = names.get(cell) ?? String.fromCodePoint(97 + names.size);
      names.set(cell, name);
      return name;
    })
    .join('');
}

const withCell = (frontier: Frontier, column: number, cell: string): Frontier =>
  frontier.slice(0, column) + cell + frontier.slice(column + 1);

/** Expected number of groups of size 0, 1, 2 … `largest`; the last entry holds all groups of that size and above. */
export function clusterLaw(side: number, p: number, largest: number): number[] {
  const done: BySize = new Float64Array(largest + 1);
  const pour = (into: BySize, from: BySize, factor: number, grown: number): void => {
    for (const [size, value] of from.entries()) {
      const to = Math.min(largest, size + grown);
      into[to] = (into[to] ?? 0) + value * factor;
    }
  };
  let states = new Map<Frontier, BySize>([
    ['0'.repeat(side), Float64Array.from({ length: largest + 1 }, (_, i) => (i === 0 ? 1 : 0))],
  ]);
  for (let place = 0; place < side * side; place += 1) {
    const column = place % side;
    const next = new Map<Frontier, BySize>();
    const into = (frontier: Frontier): BySize => {
      const key = named(frontier);
      const values = next.get(key) ?? new Float64Array(largest + 1);
      next.set(key, values);
      return values;
    };
    for (const [frontier, values] of states) {
      const up = place < side ? '' : frontier.charAt(column);
      const left = column === 0 ? '' : frontier.charAt(column - 1);
      const touched = inGroup(up) || inGroup(left);

      const outside = withCell(frontier, column, touched ? '1' : '0');
      const factor = touched ? 1 - p : 1;
      if (!inGroup(up) || outside.includes(up)) pour(into(outside), values, factor, 0);
      // The last frontier cell of the group is left behind: it is complete, unless another part of it could not join.
      else if (![...outside].some(inGroup)) pour(done, values, factor, 0);

      const paid = (up === '0' ? 1 - p : 1) * (left === '0' ? 1 - p : 1);
      const name = (inGroup(up) && up) || (inGroup(left) && left) || 'z';
      const beside = left === '0' ? withCell(frontier, column - 1, '1') : frontier;
      const inside = withCell(beside, column, name);
      pour(into(inGroup(left) ? inside.replaceAll(left, name) : inside), values, p * paid, 1);
    }
    states = next;
  }
  for (const [frontier, values] of states) {
    if (new Set([...frontier].filter(inGroup)).size === 1) pour(done, values, 1, 0);
  }
  return [...done];
}
