import type { NarrowedPart } from '@liftoff/contract/game/game-filters';
import type { GamesFilterBody, GamesNarrowing } from '@liftoff/contract/lobby/lobby';
import type { SomeTexts } from '../../../shared/texts/text-provider.tsx';
import { narrowingKey } from '../filters/narrowing.ts';
import type { TileGame } from '../tile-game.ts';

export const sorts = ['popular', 'new', 'title', 'return'] as const;
export type Sort = (typeof sorts)[number];

/** A page of games from a category, a studio or a search, with the data shown around it. */
export interface GameList {
  /** Category id, studio id or search text. */
  id: string;
  title: string;
  games: TileGame[];
  page: number;
  pages: number;
  /** Number of games in the list, across all pages. */
  total: number;
  sort: Sort;
  /** Selects the games of the list, before the visitor's filters are applied. */
  filter: ListFilter;
  narrow?: GamesNarrowing;
  /** The texts of the filters. Set only if the list is narrowed. */
  texts?: SomeTexts;
  /** Set only if no game matches: the number of games that would match without each filter part. */
  without?: Partial<Record<NarrowedPart, number>>;
  /** The corrected search text; set only if no title matched the original one. */
  corrected?: string;
  failed: boolean;
}

/**
 * Identifies a list. The address is not suitable as a key: it changes when a dialog opens over the list, and the list
 * must then keep its appended games.
 */
export const listKey = ({ id, sort, page, narrow }: GameList): string =>
  `${id} ${sort} ${page} ${narrowingKey(narrow ?? null)}`;

/** Number of games per page [CONST-005]. */
export const pageSize = 40;

export const readSort = (url: URL): Sort => {
  const asked = url.searchParams.get('sort');
  return sorts.find(sort => sort === asked) ?? 'popular';
};

/** Parses a page number from 1 to 9999. Returns 1 if there is no text, and `null` for anything else [ROUTE-016]. */
export function readPage(text: string | null | undefined): number | null {
  if (text === null || text === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number.parseInt(text, 10) : null;
}

export type ListFilter = GamesFilterBody['filter'];
