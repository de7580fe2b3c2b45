import type { GameRow } from './catalogue-row.ts';
import type { Traits } from './traits.ts';

/** The orders in which a list can be sorted. */
export const orderNames = ['popular', 'new', 'title', 'return'] as const;
export type OrderName = (typeof orderNames)[number];

export interface Placed {
  readonly row: GameRow;
  /** Whether the game is "coming soon". Such a game comes after every playable game. */
  readonly prerelease: boolean;
  /**
   * The title in lower case without accents. Comparing these strings is a hundred times cheaper than using a
   * collator.
   */
  readonly sortTitle: string;
  readonly traits: Traits;
}

const playableFirst = (a: Placed, b: Placed): number => Number(a.prerelease) - Number(b.prerelease);

const comparisons: Record<OrderName, (a: Placed, b: Placed) => number> = {
  popular: (a, b) => playableFirst(a, b) || b.row.popularity - a.row.popularity || a.row.id - b.row.id,
  new: (a, b) => playableFirst(a, b) || compare(b.row.released_on, a.row.released_on) || a.row.id - b.row.id,
  title: (a, b) => playableFirst(a, b) || compare(a.sortTitle, b.sortTitle) || a.row.id - b.row.id,
  return: (a, b) =>
    playableFirst(a, b) ||
    (b.traits.leastReturn ?? 0) - (a.traits.leastReturn ?? 0) ||
    b.row.popularity - a.row.popularity ||
    a.row.id - b.row.id,
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Number of playable games in a list. Upcoming games follow them in every order. */
export const playableCount = (games: readonly Placed[]): number => games.filter(game => !game.prerelease).length;

export const inOrder = <T extends Placed>(games: readonly T[], order: OrderName): T[] =>
  games.toSorted(comparisons[order]);
