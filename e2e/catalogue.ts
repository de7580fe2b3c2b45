import { expect, type Locator, type Page } from '@playwright/test';

export interface ListedGame {
  identifier: string;
  slug: string;
  title: string;
  provider: string;
  categories: string[];
  has_demo_mode: boolean;
}

type Filter = { categories: string[] } | { providers: string[] } | { title: string } | Record<string, never>;

/** Games as the platform lists them, to compare a screen with; 40 of them are one page (CONST-005). */
export async function gamesOf(site: string, filter: Filter, page = 1): Promise<ListedGame[]> {
  const answer = await fetch(`${site}/api/games_filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device: 'desktop', filter, page, page_size: 40, sort: 'popular' }),
  });
  return ((await answer.json()) as { data: ListedGame[] }).data;
}

/** What a category holds for visitors from Canada: the country's own collection where there is one (VALID-059). */
export async function shelfOf(site: string, id: string, within: string[] = []): Promise<Filter> {
  const collections = (await (await fetch(`${site}/api/games/collections`)).json()) as { id: string }[];
  const own = collections.find(collection => collection.id === `${id}-ca`)?.id ?? id;
  return { categories: [...new Set([...within, own])] };
}

export interface LobbyRow {
  id: string;
  total: number;
  games: ListedGame[];
}

export const lobbyRows = async (site: string): Promise<LobbyRow[]> =>
  (await (await fetch(`${site}/api/games/lobby_rows?country=CA`)).json()) as LobbyRow[];

/** The tile of a game: its picture, its actions and its two lines. */
export const tileOf = (within: Page | Locator, title: string): Locator =>
  within
    .getByRole('article')
    .filter({ has: within.getByText(title, { exact: true }) })
    .first();

/** The names under the tiles, in the order of the page. */
export const namesOn = (within: Page | Locator): Promise<string[]> =>
  within.getByRole('article').locator('b').allTextContents();

/** The whole list, from the first tile, is what the platform lists. */
export async function expectListed(page: Page, games: readonly ListedGame[]): Promise<void> {
  expect(games.length).toBeGreaterThan(0);
  await expect(page.getByRole('article').nth(games.length - 1)).toBeAttached();
  expect((await namesOn(page)).slice(0, games.length)).toEqual(games.map(game => game.title));
}
