import { hueOf } from '@liftoff/art/core/colour';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Collection, Provider } from '@liftoff/contract/lobby/lobby';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { GameRow, ProviderRow } from './catalogue-row.ts';
import { lobbyConfig } from './lobby-config.ts';
import { collectionsOf, collectionTitle } from './memberships.ts';
import { inOrder, orderNames, type OrderName } from './orders.ts';
import { plain } from './plain.ts';
import { makeTitleSearch, type TitleSearch } from './title-search.ts';
import { inVariedOrder } from './varied-order.ts';
import { isPlayable, traitsOf } from './traits.ts';
import { wireGame } from './wire-game.ts';

/** How many of a studio's games stand for it in the list of studios. */
const coverCount = 3;

type Orders = Record<OrderName, CatalogueEntry[]>;

const emptyOrders = (): Orders => ({ popular: [], new: [], title: [], return: [] });

/**
 * Lists that are built once, so that a page from a hundred thousand games costs no more than a page from a thousand.
 */
type Lists = ReadonlyMap<string, Readonly<Record<OrderName, readonly CatalogueEntry[]>>>;

interface CatalogueOptions {
  /** Currencies in which accounts can be opened, which determine each country's collections; empty means all. */
  readonly offered?: readonly CurrencyCode[];
  /** Slugs of games that are listed in `prerelease` before they can be played. */
  readonly announced?: readonly string[];
  /** Collections that are not listed. */
  readonly withheld?: readonly string[];
}

/**
 * The platform's games in memory: those that can be played, and the announced ones. Announced games are only in the
 * collection `prerelease`; no search, studio or count includes them. The catalogue is replaced as a whole when the
 * database changes.
 */
export interface Catalogue {
  readonly bySlug: ReadonlyMap<string, CatalogueEntry>;
  readonly byCollection: Lists;
  /** Lists by the provider's slug and by its id [ROUTE-017]. */
  readonly byProvider: Lists;
  readonly collections: readonly Collection[];
  readonly providers: readonly Provider[];
  readonly search: TitleSearch;
}

export function makeCatalogue(
  rows: readonly GameRow[],
  providerRows: readonly ProviderRow[],
  { offered = [], announced = lobbyConfig.announced, withheld = lobbyConfig.withheld }: CatalogueOptions = {},
): Catalogue {
  const providerOf = new Map(providerRows.map(provider => [provider.id, provider]));
  const listed = rows.filter(row => isPlayable(row) || announced.includes(row.slug));
  const entries = listed.map((row): CatalogueEntry => ({
    row,
    sortTitle: plain(row.title),
    traits: traitsOf(row),
    hue: hueOf(row.tint),
    game: wireGame(row, providerOf.get(row.provider)?.slug ?? row.provider),
  }));
  const orders: Orders = emptyOrders();
  for (const name of orderNames) orders[name] = inOrder(entries, name);
  const memberships = new Map(
    entries.map(entry => [entry, collectionsOf(entry.row, offered).filter(id => !withheld.includes(id))]),
  );
  const byCollection = listsOf(orders, entry => memberships.get(entry) ?? []);
  const playable = emptyOrders();
  for (const name of orderNames) playable[name] = orders[name].filter(({ row }) => isPlayable(row));
  // If a slug is also another studio's id, it refers to the studio with that slug.
  const slugs = new Set(providerRows.map(({ slug }) => slug));
  const byProvider = listsOf(playable, ({ row, game }) => [
    ...new Set(slugs.has(row.provider) ? [game.provider] : [row.provider, game.provider]),
  ]);
  for (const [id, lists] of byCollection) {
    for (const [rank, entry] of lists.popular.entries()) entry.game.collections[id] = rank;
  }
  return {
    bySlug: new Map(entries.map(entry => [entry.row.slug, entry])),
    byCollection,
    byProvider,
    collections: collectionsInOrder(byCollection),
    providers: providerRows.map(({ id, slug, title }) => ({
      id,
      slug,
      title,
      games_count: byProvider.get(id)?.popular.length ?? 0,
      ...figuresOf(byProvider.get(id)?.popular ?? []),
      covers: (byProvider.get(id)?.popular ?? []).slice(0, coverCount).map(({ row }) => row.slug),
    })),
    search: makeTitleSearch(playable.popular, id => providerOf.get(id)?.title ?? ''),
  };
}

/**
 * Summary figures for all of a studio's games. Returns are rounded down, so that no game returns less than stated.
 */
function figuresOf(games: readonly CatalogueEntry[]): Pick<Provider, 'demo_count' | 'returns'> {
  const returns = games.flatMap(({ traits }) => (traits.leastReturn === null ? [] : [traits.leastReturn]));
  const cut = (percent: number) => Math.floor(Math.round(percent * 100) / 10) / 10;
  return {
    demo_count: games.filter(({ row }) => row.has_demo_mode).length,
    returns: returns.length === 0 ? null : { lowest: cut(Math.min(...returns)), highest: cut(Math.max(...returns)) },
  };
}

/**
 * Groups the games into lists. In each list, neighbours in the popular order are varied separately, because games
 * that are far apart in one list can be neighbours in another.
 */
function listsOf(orders: Orders, keysOf: (entry: CatalogueEntry) => readonly string[]): Lists {
  const lists = new Map<string, Orders>();
  for (const name of orderNames) {
    for (const entry of orders[name]) {
      for (const key of keysOf(entry)) {
        let of = lists.get(key);
        if (!of) lists.set(key, (of = emptyOrders()));
        of[name].push(entry);
      }
    }
  }
  for (const list of lists.values()) list.popular = inVariedOrder(list.popular);
  return lists;
}

/** Collections in their configured order, followed by all other collections by name. */
function collectionsInOrder(lists: Lists): Collection[] {
  const named = Object.keys(lobbyConfig.collections).filter(id => lists.has(id));
  const others = [...lists.keys()].filter(id => !Object.hasOwn(lobbyConfig.collections, id)).toSorted();
  return [...named, ...others].map(id => ({
    id,
    title: collectionTitle(id),
    games_count: lists.get(id)?.popular.length ?? 0,
  }));
}
