import type { Page } from '@playwright/test';
import { gamesOf, largestStudio, shelfOf } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { expectListed, namesOn } from './tiles.ts';

/** Scrolls until the end of the grid is `distance` px below the viewport, and gives every observer time to run. */
const scrollToEnd = (page: Page, distance: number): Promise<void> =>
  page.evaluate(async left => {
    const grid = document.querySelector('main .tile-grid');
    const end = grid?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: end - window.innerHeight - left, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  }, distance);

// These tests check the list, not its pictures. A new casino draws each picture on the first request, and the scripts
// and pages of a list would wait for a free connection.
const drawn = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
test.beforeEach(({ page }) => page.route('**/pictures/**', route => route.fulfill(drawn)));

const nextPages = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', request => {
    if (/[?&]page=\d|\/producers\/[^/]+\/\d/.test(request.url()) && request.url().includes('.data'))
      asked.push(request.url());
  });
  return asked;
};

test(
  'a list loads its next page when its end is 500 px away, and not earlier [CONST-060] [CONST-005] [PCONST-004]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const asked = nextPages(page);
    await page.goto('/pokies/all');
    await expectListed(page, await gamesOf(casino.site, await shelfOf(casino.site, 'pokies', ['pokies'])));
    const tiles = page.getByRole('main').getByRole('article');
    await expect(tiles).toHaveCount(40);
    await scrollToEnd(page, 560);
    expect(asked).toEqual([]);
    await expect(tiles).toHaveCount(40);
    await scrollToEnd(page, 440);
    await expect(tiles).toHaveCount(80);
    const second = await gamesOf(casino.site, await shelfOf(casino.site, 'pokies', ['pokies']), 2);
    expect((await namesOn(page.getByRole('main'))).slice(40)).toEqual(second.map(game => game.title));
    expect(asked).toHaveLength(1);
  },
);

test('going back to a long list shows the same tiles at the same scroll position [CONST-060]', async ({ page }) => {
  await page.goto('/pokies/all');
  const tiles = page.getByRole('main').getByRole('article');
  await scrollToEnd(page, 300);
  await expect(tiles).toHaveCount(80);
  const far = tiles.nth(60);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // Uses the keyboard, because a mouse click might scroll the page once more.
  const follow = async (link: string) => {
    await far.getByRole('link', { name: new RegExp(`^${link}`) }).focus();
    const height = await top();
    await page.keyboard.press('Enter');
    return height;
  };
  // For a guest, Play opens registration over the list, and the list beneath keeps its length.
  const height = await follow('Play');
  expect(height).toBeGreaterThan(900);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(80);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await tiles.count()).toBeGreaterThanOrEqual(80);
  await expect.poll(top).toBe(height);
  // A demo is another page, so the list is rendered again on the way back.
  const again = await follow('Try demo');
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('heading', { level: 1, name: 'All pokies' })).toHaveCount(0);
  await page.goBack();
  await expect(tiles.nth(79)).toBeAttached();
  await expect.poll(top).toBe(again);
});

test(
  "scrolling loads the next page of a studio's games [ROUTE-016] [CONST-060]",
  { tag: '@all' },
  async ({ page, casino }) => {
    const studio = await largestStudio(casino.site);
    await page.goto(`/producers/${studio.slug}`);
    const first = await gamesOf(casino.site, { providers: [studio.slug] });
    const second = await gamesOf(casino.site, { providers: [studio.slug] }, 2);
    await scrollToEnd(page, 300);
    await expectListed(page, [...first, ...second]);
  },
);

test(
  'scrolling loads the next page of search results [SHELL-076] [CALL-057] [CONST-060]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await page.goto('/search?q=the');
    const first = await gamesOf(casino.site, { title: 'the' });
    const second = await gamesOf(casino.site, { title: 'the' }, 2);
    await scrollToEnd(page, 300);
    await expectListed(page, [...first, ...second]);
  },
);

test(
  'a list can be sorted, and the order is part of its address [SHELL-004]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await page.goto('/categories/turbo');
    const popular = await gamesOf(casino.site, await shelfOf(casino.site, 'turbo'));
    await expectListed(page, popular);
    await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'A to Z' }).click();
    await expect(page).toHaveURL('/categories/turbo?sort=title');
    const names = page.getByRole('main').getByRole('article').locator('b');
    await expect(names.first()).not.toHaveText(popular[0]?.title ?? '');
    const shown = await names.allInnerTexts();
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'en')));
  },
);
