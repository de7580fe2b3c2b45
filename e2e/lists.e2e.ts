import type { Page } from '@playwright/test';
import { expectListed, gamesOf, shelfOf, namesOn } from './catalogue.ts';
import { expect, test } from './journey.ts';

/** Scrolls until the end of the grid is `distance` px under the lower edge, and lets every observer have its say. */
const scrollToEnd = (page: Page, distance: number): Promise<void> =>
  page.evaluate(async left => {
    const grid = document.querySelector('main .grid-t');
    const end = grid?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: end - window.innerHeight - left, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  }, distance);

const nextPages = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', request => {
    if (/[?&]page=\d|\/producers\/[^/]+\/\d/.test(request.url()) && request.url().includes('.data'))
      asked.push(request.url());
  });
  return asked;
};

test('a list grows when its end is 500 px away, and not before [CONST-060] [CONST-005]', async ({ page, house }) => {
  const asked = nextPages(page);
  await page.goto('/pokies/all');
  await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'pokies', ['pokies'])));
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(40);
  await scrollToEnd(page, 560);
  expect(asked).toEqual([]);
  await expect(tiles).toHaveCount(40);
  await scrollToEnd(page, 440);
  await expect(tiles).toHaveCount(80);
  const second = await gamesOf(house.site, await shelfOf(house.site, 'pokies', ['pokies']), 2);
  expect((await namesOn(page.getByRole('main'))).slice(40)).toEqual(second.map(game => game.title));
  expect(asked).toHaveLength(1);
});

test('going back to a long list shows the same tiles at the same height [CONST-060]', async ({ page }) => {
  await page.goto('/pokies/all');
  const tiles = page.getByRole('main').getByRole('article');
  await scrollToEnd(page, 300);
  await expect(tiles).toHaveCount(80);
  const far = tiles.nth(60);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // By keyboard, because a press of the mouse may scroll once more by itself.
  const follow = async (link: string) => {
    await far.getByRole('link', { name: new RegExp(`^${link}`) }).focus();
    const height = await top();
    await page.keyboard.press('Enter');
    return height;
  };
  // A guest's play leads to registration, over the list; the list beneath stays as long as it was.
  const height = await follow('Play');
  expect(height).toBeGreaterThan(900);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(80);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await tiles.count()).toBeGreaterThanOrEqual(80);
  await expect.poll(top).toBe(height);
  // A demo is another page, and the list is drawn anew on the way back.
  const again = await follow('Try demo');
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('heading', { level: 1, name: 'All pokies' })).toHaveCount(0);
  await page.goBack();
  await expect(tiles.nth(79)).toBeAttached();
  await expect.poll(top).toBe(again);
});

test('the pages of a studio follow each other by scrolling as well [ROUTE-016] [CONST-060]', async ({
  page,
  house,
}) => {
  const providers = (await (await fetch(`${house.site}/api/games/providers`)).json()) as {
    slug: string;
    games_count: number;
  }[];
  const studio = providers.toSorted((a, b) => b.games_count - a.games_count)[0];
  if (!studio) throw new Error('the house has no studios');
  await page.goto(`/producers/${studio.slug}`);
  const first = await gamesOf(house.site, { providers: [studio.slug] });
  const second = await gamesOf(house.site, { providers: [studio.slug] }, 2);
  await scrollToEnd(page, 300);
  await expectListed(page, [...first, ...second]);
});

test('a list can be ordered, and the order is part of the address [SHELL-004]', async ({ page, house }) => {
  await page.goto('/categories/turbo');
  const popular = await gamesOf(house.site, await shelfOf(house.site, 'turbo'));
  await expectListed(page, popular);
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL('/categories/turbo?sort=title');
  const names = page.getByRole('main').getByRole('article').locator('b');
  await expect(names.first()).not.toHaveText(popular[0]?.title ?? '');
  const shown = await names.allInnerTexts();
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('counts name what can be played, and coming titles stand last', async ({ page, house }) => {
  const shelf = await shelfOf(house.site, 'live', ['live']);
  const all = (await Promise.all([1, 2, 3, 4].map(number => gamesOf(house.site, shelf, number)))).flat();
  const playable = all.filter(game => !game.categories.includes('prerelease'));
  expect(playable.length).toBeLessThan(all.length);
  expect(all.slice(0, playable.length)).toEqual(playable);
  await page.goto('/live/all');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${playable.length} games`);
  await expect(page.locator('.list__end output')).toHaveText(`${playable.length} of ${playable.length} games`);
  await page.goto('/');
  // From Canada the row is its own variant of the shelf.
  await expect(page.getByRole('link', { name: new RegExp(`^All ${playable.length} in `) })).toHaveAttribute(
    'href',
    '/live/live-ca',
  );
  await page.goto('/categories/prerelease');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming soon');
});

test('a page that is no page is not found [ROUTE-016] [ROUTE-067]', async ({ page }) => {
  for (const path of [
    '/producers/turbogames/0',
    '/producers/turbogames/x',
    '/producers/turbogames/999',
    '/pokies/all?page=9999',
  ])
    expect((await page.goto(path))?.status(), path).toBe(404);
});
