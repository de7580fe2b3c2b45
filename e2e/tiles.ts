import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedGame } from './catalogue.ts';

/** The tile of a game: its picture, its actions and its two lines. */
export const tileOf = (within: Page | Locator, title: string): Locator =>
  within
    .getByRole('article')
    .filter({ has: within.getByText(title, { exact: true }) })
    .first();

/** The names under the tiles, in the order of the page. */
export const namesOn = (within: Page | Locator): Promise<string[]> =>
  within.getByRole('article').locator('b').allTextContents();

/** The list is, from its first tile, what the platform lists; an address is another one before its list is drawn. */
export async function expectListed(page: Page, games: readonly ListedGame[]): Promise<void> {
  expect(games.length).toBeGreaterThan(0);
  await expect.poll(async () => (await namesOn(page)).slice(0, games.length)).toEqual(games.map(game => game.title));
}
