import type { GamesNarrowing } from '@liftoff/contract/lobby/lobby';

export interface ListedGame {
  identifier: string;
  slug: string;
  title: string;
  provider: string;
  categories: string[];
  has_demo_mode: boolean;
}

type Filter = { categories: string[] } | { providers: string[] } | { title: string } | Record<string, never>;

/** Sends a call to a path of the site. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const asking = (site: string | Ask): Ask =>
  typeof site === 'string' ? (path, init) => fetch(site + path, init) : site;

/** Games as listed by the platform, for comparison with a screen. A page holds 40 games [CONST-005]. */
export async function gamesOf(
  site: string | Ask,
  filter: Filter,
  page = 1,
  narrow?: GamesNarrowing,
): Promise<ListedGame[]> {
  const answer = await asking(site)('/api/games_filter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device: 'desktop', filter, page, page_size: 40, sort: 'popular', narrow }),
  });
  return ((await answer.json()) as { data: ListedGame[] }).data;
}

/**
 * A category's filter for visitors from Canada, within the categories in `within`. A country's own collection
 * (`<id>-ca`) replaces the general one where it exists [VALID-059].
 */
export async function shelfOf(site: string | Ask, id: string, within: string[] = []): Promise<Filter> {
  const collections = (await (await asking(site)('/api/games/collections')).json()) as { id: string }[];
  const own = (name: string) => collections.find(collection => collection.id === `${name}-ca`)?.id ?? name;
  return { categories: [...new Set([...within, id].map(own))] };
}

export interface LobbyRow {
  id: string;
  total: number;
  games: ListedGame[];
}

export const lobbyRows = async (site: string | Ask): Promise<LobbyRow[]> =>
  (await (await asking(site)('/api/games/lobby_rows?country=CA')).json()) as LobbyRow[];

export interface Studio {
  id: string;
  slug: string;
  games_count: number;
}

export const studiosOf = async (site: string | Ask): Promise<Studio[]> =>
  (await (await asking(site)('/api/games/providers')).json()) as Studio[];

/** The studio with the most games, whose list is longer than one page. Throws if there are no studios. */
export async function largestStudio(site: string | Ask): Promise<Studio> {
  const largest = (await studiosOf(site)).toSorted((a, b) => b.games_count - a.games_count)[0];
  if (!largest) throw new Error('the casino has no studios');
  return largest;
}
