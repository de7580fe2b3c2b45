import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedGame } from './catalogue.ts';

/** The tile of the game with this title. */
export const tileOf = (within: Page | Locator, title: string): Locator =>
  within
    .getByRole('article')
    .filter({ has: within.getByText(title, { exact: true }) })
    .first();

/** The names below the tiles, in document order. */
export const namesOn = (within: Page | Locator): Promise<string[]> =>
  within.getByRole('article').locator('b').allTextContents();

/**
 * Expects a list to begin with the games that the platform returns. Waits, because the address changes before the
 * list is drawn.
 */
export async function expectListed(page: Page, games: readonly ListedGame[]): Promise<void> {
  expect(games.length).toBeGreaterThan(0);
  await expect.poll(async () => (await namesOn(page)).slice(0, games.length)).toEqual(games.map(game => game.title));
}
