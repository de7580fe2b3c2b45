import { gamesOf, lobbyRows, shelfOf } from './catalogue.ts';
import { awake, expect, test } from './journey.ts';
import { textLocales } from './text-pages.ts';
import { text } from './texts.ts';
import { expectListed, namesOn } from './tiles.ts';

// `site/lists.test.ts` tests the same pages in every language as the server sends them, without script.

for (const [at, { locale, prefix }] of textLocales.slice(0, 3).entries()) {
  const inEveryRun = at === 0;
  test(
    `the lobby in ${locale} shows its rows, names and categories to a guest after hydration [SHELL-001] [SHELL-004] [ROUTE-008] [CONST-007] [I18N-002, I18N-004, I18N-005]`,
    { tag: inEveryRun ? [] : '@all' },
    async ({ page, casino }) => {
      await page.goto(prefix || '/', { waitUntil: 'domcontentloaded' });
      await awake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'lobby', 'banner.welcome.title'));
      const [first, ...others] = await lobbyRows(casino.site);
      expect(first?.games.length).toBeGreaterThan(0);
      const rows = page.getByRole('region').filter({ has: page.getByRole('article') });
      await expect(rows).toHaveCount(1 + others.length);
      expect(await namesOn(rows.first())).toEqual(first?.games.map(game => game.title));
      for (const [index, row] of others.entries()) {
        const names = await namesOn(rows.nth(index + 1));
        expect(names.length).toBeLessThanOrEqual(15);
        expect(names.slice(0, 8)).toEqual(row.games.slice(0, 8).map(game => game.title));
      }
      const menu = page.getByRole('navigation', { name: text(locale, 'shell', 'nav.label') });
      await expect(menu.getByRole('link', { name: text(locale, 'shell', 'nav.pokies'), exact: true })).toHaveAttribute(
        'href',
        `${prefix}/pokies/all`,
      );
    },
  );
}

test('a guest browses from the lobby to the pokies, the live tables, a category and a studio, and back [ROUTE-009] [ROUTE-011] [ROUTE-013] [ROUTE-015]', async ({
  page,
  casino,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Pokies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All pokies');
  await expect(page).toHaveURL('/pokies/all');
  await expectListed(page, await gamesOf(casino.site, await shelfOf(casino.site, 'pokies', ['pokies'])));

  await menu.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All live tables');
  await expect(page).toHaveURL('/live/all');
  await expectListed(page, await gamesOf(casino.site, await shelfOf(casino.site, 'live', ['live'])));

  const chips = page.getByRole('navigation', { name: 'Categories' });
  await chips.getByRole('link', { name: 'Turbo' }).click();
  await expect(page).toHaveURL('/categories/turbo');
  await expectListed(page, await gamesOf(casino.site, await shelfOf(casino.site, 'turbo')));

  await chips.getByRole('link', { name: 'Studios' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apogee Turbo/ })
    .click();
  await expect(page).toHaveURL('/producers/turbogames');
  await expectListed(page, await gamesOf(casino.site, { providers: ['turbogames'] }));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/categories/turbo');
  await expectListed(page, await gamesOf(casino.site, await shelfOf(casino.site, 'turbo')));
});

test(
  'a search has a shareable address [SHELL-007] [SHELL-075] [SHELL-076]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await awake(page);
    await page.getByRole('searchbox').fill('rocket');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=rocket');
    await expect(page.getByRole('searchbox')).toHaveValue('rocket');
    await expectListed(page, await gamesOf(casino.site, { title: 'rocket' }));
    await expect(page.getByText(/results? for “rocket”/)).toBeVisible();
  },
);
