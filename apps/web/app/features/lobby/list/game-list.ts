import type { GamesFilterBody } from '@liftoff/contract/lobby';
import type { TileGame } from '../tile-game.ts';

export const sorts = ['popular', 'new', 'title'] as const;
export type Sort = (typeof sorts)[number];

/** A page of games by category or studio, with what stands around it. */
export interface GameList {
  /** The category or studio; its title is the platform's. */
  id: string;
  title: string;
  games: TileGame[];
  page: number;
  pages: number;
  /** The games that can be played; coming ones stand behind them and do not count. */
  total: number;
  sort: Sort;
  failed: boolean;
}

/**
 * Tells one list from another. Not by the address: that changes when a dialog opens over the list, which must not lose
 * what was appended to it.
 */
export const listKey = ({ id, sort, page }: GameList): string => `${id} ${sort} ${page}`;

/** CONST-005. */
export const pageSize = 40;

export const readSort = (url: URL): Sort => {
  const asked = url.searchParams.get('sort');
  return sorts.find(sort => sort === asked) ?? 'popular';
};

/** A whole number from 1; anything else is no page (ROUTE-016). */
export function readPage(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number.parseInt(text, 10) : null;
}

export type ListFilter = GamesFilterBody['filter'];
