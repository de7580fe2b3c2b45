import type { Game, GamesFilterBody, Pagination } from '@liftoff/contract/lobby';
import type * as z from 'zod';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import type { OrderName } from './orders.ts';

type Filter = z.output<typeof GamesFilterBody>;

/** One page of games (CALL-056, CALL-057): one kind of filter a call. A page past the end is empty. */
export function filterGames(catalogue: Catalogue, body: Filter): { data: Game[]; pagination: Pagination } {
  const found = matching(catalogue, body);
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
  };
}

function matching(catalogue: Catalogue, { filter, sort }: Filter): readonly CatalogueEntry[] {
  if ('title' in filter) return catalogue.search(filter.title);
  if ('providers' in filter) {
    return union(
      filter.providers.map(id => catalogue.byProvider.get(id)?.[sort] ?? []),
      catalogue,
      sort,
    );
  }
  if ('categories' in filter) {
    return intersection(filter.categories.map(id => catalogue.byCollection.get(id)?.[sort] ?? []));
  }
  return catalogue.byCollection.get('all')?.[sort] ?? [];
}

/** Games of any of the studios, in the order of the whole list. */
function union(
  lists: readonly (readonly CatalogueEntry[])[],
  catalogue: Catalogue,
  sort: OrderName,
): readonly CatalogueEntry[] {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return first ?? [];
  const members = new Set(lists.flat());
  return (catalogue.byCollection.get('all')?.[sort] ?? []).filter(entry => members.has(entry));
}

/** Games that are in every one of the categories, in the order of the shortest list: "new" and "pokies" are new pokies. */
function intersection(lists: readonly (readonly CatalogueEntry[])[]): readonly CatalogueEntry[] {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  if (!shortest || others.length === 0) return shortest ?? [];
  const sets = others.map(list => new Set(list));
  return shortest.filter(entry => sets.every(set => set.has(entry)));
}
