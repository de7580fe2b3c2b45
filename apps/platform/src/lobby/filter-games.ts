import type { NarrowedPart } from '@liftoff/contract/game/game-filters';
import type { Game, GamesFacets, GamesFilterBody, Pagination } from '@liftoff/contract/lobby/lobby';
import type * as z from 'zod';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Catalogue } from './catalogue.ts';
import { countFacets, leftWithout, narrowed } from './narrow-games.ts';
import { inOrder, type OrderName } from './orders.ts';
import { inVariedOrder } from './varied-order.ts';

type Filter = z.output<typeof GamesFilterBody>;

interface GamesPage {
  data: Game[];
  pagination: Pagination;
  corrected?: string;
  facets?: GamesFacets;
  without?: Partial<Record<NarrowedPart, number>>;
}

/** One page of games. Each call has one kind of filter. A page beyond the end is empty. */
export function filterGames(catalogue: Catalogue, body: Filter): GamesPage {
  const whole = matching(catalogue, body);
  const narrow = body.narrow ?? {};
  const found = narrowedList(catalogue, body, whole);
  const totalPages = Math.max(1, Math.ceil(found.length / body.page_size));
  const from = (body.page - 1) * body.page_size;
  return {
    data: found.slice(from, from + body.page_size).map(entry => entry.game),
    pagination: {
      current_page: body.page,
      next_page: body.page < totalPages ? body.page + 1 : null,
      prev_page: body.page > 1 ? Math.min(body.page - 1, totalPages) : null,
      total_pages: totalPages,
      total_count: found.length,
    },
    ...('title' in body.filter ? correction(catalogue, body.filter.title) : {}),
    ...(body.facets ? { facets: countFacets(whole, narrow) } : {}),
    ...(body.narrow && found.length === 0 ? { without: leftWithout(whole, narrow) } : {}),
  };
}

function correction(catalogue: Catalogue, title: string): { corrected?: string } {
  const { corrected } = catalogue.search(title);
  return corrected === null ? {} : { corrected };
}

function matching(catalogue: Catalogue, { filter, sort }: Filter): readonly CatalogueEntry[] {
  if ('title' in filter) return catalogue.search(filter.title).entries;
  if ('providers' in filter) return combined(catalogue, 'byProvider', filter.providers, sort);
  if ('categories' in filter) return combined(catalogue, 'byCollection', filter.categories, sort);
  return catalogue.byCollection.get('all')?.[sort] ?? [];
}

/** Combined and narrowed lists, cached by request, because most visitors request the same few lists. */
const made = new WeakMap<Catalogue, Map<string, readonly CatalogueEntry[]>>();
const mostMade = 200;

function remembered(
  catalogue: Catalogue,
  key: string,
  make: () => readonly CatalogueEntry[],
): readonly CatalogueEntry[] {
  const known = made.get(catalogue) ?? new Map<string, readonly CatalogueEntry[]>();
  made.set(catalogue, known);
  const before = known.get(key);
  if (before) return before;
  const list = make();
  const [oldest] = known.keys();
  if (known.size >= mostMade && oldest !== undefined) known.delete(oldest);
  known.set(key, list);
  return list;
}

const narrowedList = (catalogue: Catalogue, { filter, sort, narrow }: Filter, whole: readonly CatalogueEntry[]) =>
  narrow ? remembered(catalogue, JSON.stringify([filter, sort, narrow]), () => narrowed(whole, narrow)) : whole;

/**
 * The games from any of the given studios, or the games that are in all of the given categories. For example, "new"
 * and "pokies" give new pokies.
 */
function combined(
  catalogue: Catalogue,
  by: 'byProvider' | 'byCollection',
  ids: readonly string[],
  sort: OrderName,
): readonly CatalogueEntry[] {
  const names = [...new Set(ids)];
  const lists = names.map(id => catalogue[by].get(id)?.[sort] ?? []);
  const [first, ...others] = lists;
  if (!first || others.length === 0) return first ?? [];
  return remembered(catalogue, JSON.stringify([by, sort, ...names.toSorted()]), () => {
    const found = inOrder(by === 'byProvider' ? [...new Set(lists.flat())] : inAll(lists), sort);
    return sort === 'popular' ? inVariedOrder(found) : found;
  });
}

function inAll(lists: readonly (readonly CatalogueEntry[])[]): readonly CatalogueEntry[] {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  const sets = others.map(list => new Set(list));
  return (shortest ?? []).filter(entry => sets.every(set => set.has(entry)));
}
