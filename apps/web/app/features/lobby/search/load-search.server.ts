import type { PageContext } from '../../../page-context.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';
import { readStudios, studioTitles } from '../../../shared/site/studios.ts';
import type { GameList } from '../list/game-list.ts';
import { loadGames } from '../load-games.server.ts';
import { searchable } from './search-query.ts';
import { toTile, type TileGame } from '../tile-game.ts';

/** The search results as a list with pages, with the data shown around it. */
export interface SearchData extends GameList {
  text: string;
  /** The query that is searched for; `null` while the text is too short [VALID-054]. */
  query: string | null;
  /** Popular games, shown while there is no query [STATE-066] and below a search without results. */
  recommended: TileGame[];
}

const recommendedGames = 6;

const nothing: GameList = {
  id: '',
  title: '',
  games: [],
  page: 1,
  pages: 0,
  total: 0,
  sort: 'popular',
  filter: {},
  failed: false,
};

/** Loads the data for the search page, which is used by visitors without a script and through shared links. */
export async function loadSearch(page: PageContext, url: URL): Promise<SearchData> {
  const text = (url.searchParams.get('q') ?? '').slice(0, 64);
  const query = searchable(text);
  if (query === null) return { ...nothing, text, query, recommended: await loadRecommended(page) };
  const list = await loadGames(page, { url, id: query, title: query, filter: { title: query }, sort: 'popular' });
  const found = list.failed || list.total > 0 || list.narrow !== undefined;
  return { ...list, text, query, recommended: found ? [] : await loadRecommended(page) };
}

/** Returns an empty list if the games fail to load. */
async function loadRecommended(page: PageContext): Promise<TileGame[]> {
  const client = clientOf(page);
  const [providers, answer] = await Promise.all([
    readStudios(client).catch(() => []),
    client
      .filterGames({ body: { device: 'desktop', filter: {}, page: 1, page_size: recommendedGames, sort: 'popular' } })
      .catch(() => null),
  ]);
  const studios = studioTitles(providers);
  return answer?.data.map(game => toTile(game, studios, page.signedIn)) ?? [];
}
