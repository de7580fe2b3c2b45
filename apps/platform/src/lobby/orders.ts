import type { GameRow } from './catalogue-row.ts';
import type { Traits } from './traits.ts';

/** The orders in which a list can be sorted. */
export const orderNames = ['popular', 'new', 'title', 'return'] as const;
export type OrderName = (typeof orderNames)[number];

export interface Placed {
  readonly row: GameRow;
  /**
   * The title in lower case without accents. Comparing these strings is a hundred times cheaper than using a
   * collator.
   */
  readonly sortTitle: string;
  readonly traits: Traits;
}

const comparisons: Record<OrderName, (a: Placed, b: Placed) => number> = {
  popular: (a, b) => b.row.popularity - a.row.popularity || a.row.id - b.row.id,
  new: (a, b) => compare(b.row.released_on, a.row.released_on) || a.row.id - b.row.id,
  title: (a, b) => compare(a.sortTitle, b.sortTitle) || a.row.id - b.row.id,
  return: (a, b) =>
    (b.traits.leastReturn ?? 0) - (a.traits.leastReturn ?? 0) ||
    b.row.popularity - a.row.popularity ||
    a.row.id - b.row.id,
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const inOrder = <T extends Placed>(games: readonly T[], order: OrderName): T[] =>
  games.toSorted(comparisons[order]);
