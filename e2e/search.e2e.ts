import type { Page } from '@playwright/test';
import { gamesOf } from './catalogue.ts';
import { awake, expect, test } from './journey.ts';
import { namesOn } from './tiles.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Search games' });
const field = (page: Page) => popup(page).getByRole('textbox');

/** Opens the search popup and waits until it shows recommended games [STATE-066]. */
async function openSearch(page: Page): Promise<void> {
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search games' }).click();
  await expect(field(page)).toBeFocused();
  await expect(popup(page).getByRole('heading', { name: 'Recommended' })).toBeVisible();
  await expect(popup(page).getByRole('article').first()).toBeVisible();
}

/** Collects the bodies of the page's searches by title. */
function searched(page: Page) {
  const asked: { filter: { title?: string } }[] = [];
  page.on('request', request => {
    if (!request.url().endsWith('/api/games_filter')) return;
    const body = request.postDataJSON() as { filter: { title?: string } };
    if (body.filter.title !== undefined) asked.push(body);
  });
  return asked;
}
const searchFor = (title: string) => ({
  device: 'desktop',
  filter: { title },
  page: 1,
  page_size: 40,
  sort: 'popular',
});

test('search opens over the page with recommended games, shows results while typing, and suggests other ways to find games when nothing matches [SHELL-007] [SHELL-075] [SHELL-076] [SHELL-077] [STATE-066] [CONST-009] [VALID-054] [VALID-055] [CALL-057]', async ({
  page,
  casino,
}) => {
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await openSearch(page);
  await expect(page).toHaveURL('/pokies/all');
  const status = popup(page).getByRole('status');
  const collections = (await (await fetch(`${casino.site}/api/games/collections`)).json()) as {
    id: string;
    games_count: number;
  }[];
  const playable = collections.find(one => one.id === 'all')?.games_count ?? 0;
  expect(playable).toBeGreaterThan(900);
  await expect(status).toContainText(`at least three letters to search all ${playable} games`);
  const asked = searched(page);
  await field(page).fill('ro');
  await expect(status).toContainText('one more letter');
  await expect(popup(page).getByRole('heading', { name: 'Recommended' })).toBeVisible();
  await field(page).fill('roc');
  const found = await gamesOf(casino.site, { title: 'roc' });
  await expect(status).toContainText('for “roc”');
  expect((await namesOn(popup(page))).slice(0, Math.min(40, found.length))).toEqual(found.map(game => game.title));
  expect(asked).toEqual([searchFor('roc')]);
  await expect(popup(page).getByRole('heading', { name: 'Recommended' })).toHaveCount(0);
  await field(page).fill('qqqzzz');
  await expect(popup(page).getByRole('heading', { name: 'No results for “qqqzzz”' })).toBeVisible();
  await expect(popup(page).getByRole('heading', { name: 'Studios' })).toBeVisible();
  await expect(popup(page).getByRole('heading', { name: 'Recommended' })).toHaveCount(0);
  await popup(page).getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toBeFocused();
  await expect(status).toContainText('at least three letters');
  await page.mouse.click(5, 300);
  await expect(popup(page)).toBeHidden();
});

test('a search starts only once, 300 ms after the last letter [CONST-010]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await openSearch(page);
  const searches = searched(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const letter of 'rocket') {
    await field(page).press(letter);
    await page.clock.runFor(200);
  }
  await page.clock.runFor(99);
  expect(searches).toEqual([]);
  const asked = page.waitForRequest('**/api/games_filter');
  await page.clock.runFor(1);
  await asked;
  expect(searches).toEqual([searchFor('rocket')]);
});

test(
  'search works by keyboard alone: arrow keys move through the results, and Escape goes back [SHELL-075] [SHELL-076]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
    const opener = page.getByRole('banner').getByRole('link', { name: 'Search games' });
    await awake(page);
    await opener.focus();
    await opener.press('Enter');
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('dragon');
    await expect(popup(page).getByRole('status')).toContainText('for “dragon”');
    const tiles = popup(page).getByRole('article');
    await expect(tiles.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(tiles.nth(0).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tiles.nth(1).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('a recent search can be repeated and removed [SHELL-007]', { tag: '@all' }, async ({ page }) => {
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await openSearch(page);
  await field(page).fill('dragon');
  await expect(popup(page).getByRole('status')).toContainText('for “dragon”');
  await popup(page).getByRole('button', { name: 'Clear' }).click();
  const again = popup(page).getByRole('button', { name: 'dragon', exact: true });
  await again.click();
  await expect(field(page)).toHaveValue('dragon');
  await popup(page).getByRole('button', { name: 'Clear' }).click();
  await popup(page).getByRole('button', { name: 'Remove dragon' }).click();
  await expect(again).toHaveCount(0);
});

test('text typed into search before the script runs is kept [SHELL-075]', { tag: '@all' }, async ({ page }) => {
  const { promise: release, resolve: run } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async route => {
    await release;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox');
  await box.pressSequentially('rocket');
  run();
  // React adds such a key to each element that it has hydrated.
  await expect
    .poll(() => box.evaluate(element => Object.keys(element).some(key => key.startsWith('__react'))))
    .toBe(true);
  await expect(box).toHaveValue('rocket');
  await box.pressSequentially(' x');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=rocket+x');
  await expect(page.getByRole('article').first()).toBeVisible();
});
