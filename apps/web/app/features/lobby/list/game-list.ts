import type { NarrowedPart } from '@liftoff/contract/game/game-filters';
import type { GamesFilterBody, GamesNarrowing } from '@liftoff/contract/lobby/lobby';
import type { SomeTexts } from '../../../shared/texts/text-provider.tsx';
import { narrowingKey } from '../filters/narrowing.ts';
import type { TileGame } from '../tile-game.ts';

export const sorts = ['popular', 'new', 'title', 'return'] as const;
export type Sort = (typeof sorts)[number];

/** A page of games by category, studio or title, with what stands around it. */
export interface GameList {
  /** The category or studio, whose title is the platform's, or the text that was searched for. */
  id: string;
  title: string;
  games: TileGame[];
  page: number;
  pages: number;
  /** The games that can be played; coming ones stand behind them and do not count. Of a search: all that were found. */
  total: number;
  sort: Sort;
  /** What the games are of, before anything narrows them. */
  filter: ListFilter;
  narrow?: GamesNarrowing;
  /** Those of the filters, where the list is narrowed. */
  texts?: SomeTexts;
  /** Where nothing is left: how many games there are without a part. */
  without?: Partial<Record<NarrowedPart, number>>;
  /** What was searched for instead of a title that no game has. */
  corrected?: string;
  failed: boolean;
}

/**
 * Tells one list from another. Not by the address: that changes when a dialog opens over the list, which must not lose
 * what was appended to it.
 */
export const listKey = ({ id, sort, page, narrow }: GameList): string =>
  `${id} ${sort} ${page} ${narrowingKey(narrow ?? null)}`;

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
