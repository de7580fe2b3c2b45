import { CallError } from '@liftoff/contract/core/client';
import type { Collection } from '@liftoff/contract/lobby/lobby';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readStudios, studioTitles } from '../../shared/site/studios.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';
import { readNarrowing } from './filters/narrowing.ts';
import { geoCollection } from '../../shared/site/geo-collection.ts';
import { pageSize, readPage, readSort, type GameList, type ListFilter, type Sort } from './list/game-list.ts';
import { toTile } from './tile-game.ts';

/** A 404 response for an address that matches no page. */
export const notFound = () => data(null, { status: 404 });

interface Asked {
  url: URL;
  id: string;
  title: string;
  filter: ListFilter;
  /** Page number from the path. If it is missing, the page number is read from the query. */
  page?: string | undefined;
  /** Set for lists with a fixed order. If it is missing, the order is read from the query. */
  sort?: Sort;
}

/**
 * Loads one page of games. If the platform does not respond, the list is empty with `failed` set, and the page offers
 * a retry.
 */
export async function loadGames(page: PageContext, asked: Asked): Promise<GameList> {
  const number = readPage(asked.page ?? asked.url.searchParams.get('page'));
  if (number === null) throw notFound();
  const sort = asked.sort ?? readSort(asked.url);
  const client = clientOf(page);
  const narrow = readNarrowing(asked.url);
  const about = {
    id: asked.id,
    title: asked.title,
    page: number,
    sort,
    filter: asked.filter,
    ...(narrow ? { narrow, texts: textsOf(page.locale, ['filters']) } : {}),
  };
  try {
    const [found, providers] = await Promise.all([
      client.filterGames({
        body: {
          device: 'desktop',
          filter: asked.filter,
          page: number,
          page_size: pageSize,
          sort,
          ...(narrow ? { narrow } : {}),
        },
      }),
      readStudios(client).catch(() => []),
    ]);
    const studios = studioTitles(providers);
    const { total_pages: pages, total_count: total } = found.pagination;
    if (number > 1 && number > pages) throw notFound();
    return {
      ...about,
      games: found.data.map(game => toTile(game, studios, page.signedIn)),
      pages,
      total,
      ...(found.without ? { without: found.without } : {}),
      ...(found.corrected === undefined ? {} : { corrected: found.corrected }),
      failed: false,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { ...about, games: [], pages: 0, total: 0, failed: true };
  }
}

export interface Category {
  id: string;
  title: string;
  /** The collection with the category's games: the country variant if there is one [VALID-059]. */
  collection: string;
}

/** A category by id, or `null` if there is none. If the categories fail to load, the id is used unchecked. */
export const findCategory = async (page: PageContext, id: string): Promise<Category | null> =>
  categoryOf(await readCollections(page), id, page.country);

/**
 * All pokies or all live games, optionally restricted to another category; `null` if that category does not exist.
 */
export async function loadMainCategory(
  page: PageContext,
  url: URL,
  main: 'pokies' | 'live',
  slug: string,
): Promise<GameList | null> {
  const collections = await readCollections(page);
  const category = categoryOf(collections, slug === 'all' ? main : slug, page.country);
  if (!category) return null;
  const whole = categoryOf(collections, main, page.country)?.collection ?? main;
  return loadGames(page, { url, ...category, filter: { categories: [...new Set([whole, category.collection])] } });
}

const readCollections = (page: PageContext): Promise<readonly Collection[] | null> =>
  clientOf(page)
    .listCollections({})
    .catch(() => null);

function categoryOf(collections: readonly Collection[] | null, id: string, country: string): Category | null {
  if (collections === null) return { id, title: id, collection: id };
  const found = geoCollection(collections, id, country);
  return found && { id, title: found.title, collection: found.id };
}
