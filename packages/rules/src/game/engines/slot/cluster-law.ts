/**
 * The exact distribution of clusters: the expected number of groups of each size, where a group is a set of cells
 * that touch side to side, on a square in which each cell independently holds a given symbol with probability p.
 *
 * The square is scanned cell by cell, left to right and top to bottom, while following one group at a time. The state
 * of the scanned part is its frontier: the last scanned cell of each column. A frontier cell is 0 (outside the group
 * and not yet accounted for), 1 (outside and next to the group; it holds another symbol, a factor of 1 - p) or a
 * letter (in the group; cells with the same letter are already connected).
 */
type Frontier = string;
type BySize = Float64Array;

const inGroup = (cell: string): boolean => cell > '1';

/** Renames the parts of the group in order of appearance, so that equivalent frontiers yield identical strings. */
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

/** Expected number of groups of each size 0, 1, 2 … `largest`. The last entry includes all larger groups. */
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
      // The group's last frontier cell drops out, so the group is complete. If other parts remain, they can no longer
      // connect to it, so the state is discarded.
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
