import { gamesOf, shelfOf, expectListed, lobbyRows, namesOn } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { text, type JourneyLocale } from './texts.ts';

const locales: readonly { locale: JourneyLocale; prefix: string }[] = [
  { locale: 'en-CA', prefix: '' },
  { locale: 'fr-CA', prefix: '/fr-CA' },
  { locale: 'de', prefix: '/de' },
];

for (const script of [false, true]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const { locale, prefix } of locales) {
      test(`a guest reads the lobby in ${locale}: rows, names, categories [SHELL-001] [SHELL-004] [ROUTE-008] [CONST-007] [I18N-002, I18N-004, I18N-005]`, async ({
        page,
        house,
      }) => {
        const answer = await page.goto(prefix || '/');
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'lobby', 'banner.welcome.title'));
        const [first, ...others] = await lobbyRows(house.site);
        expect(first?.games.length).toBeGreaterThan(0);
        const rows = page.getByRole('region').filter({ has: page.getByRole('article') });
        await expect(rows).toHaveCount(1 + others.length);
        expect(await namesOn(rows.first())).toEqual(first?.games.map(game => game.title));
        for (const [index, row] of others.entries()) {
          const names = await namesOn(rows.nth(index + 1));
          expect(names.length).toBeLessThanOrEqual(15);
          // What lies beyond the edge of a later row comes with script.
          expect(names.slice(0, 8)).toEqual(row.games.slice(0, 8).map(game => game.title));
        }
        const menu = page.getByRole('navigation', { name: text(locale, 'shell', 'nav.label') });
        await expect(
          menu.getByRole('link', { name: text(locale, 'shell', 'nav.pokies'), exact: true }),
        ).toHaveAttribute('href', `${prefix}/pokies/all`);
      });
    }

    test('a guest walks from the lobby to shelves, tables, a studio and back [SHELL-004] [CALL-054] [CALL-055] [ROUTE-009] [ROUTE-010] [ROUTE-011] [ROUTE-012] [ROUTE-013] [ROUTE-015]', async ({
      page,
      house,
    }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Pokies', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('All pokies');
      await expect(page).toHaveURL('/pokies/all');
      await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'pokies', ['pokies'])));

      // A shelf on which other games stand as well.
      await page.goto('/pokies/new', { waitUntil: 'domcontentloaded' });
      await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'new', ['pokies'])));

      await menu.getByRole('link', { name: 'Live', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('All live tables');
      await expect(page).toHaveURL('/live/all');
      await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'live', ['live'])));

      await page.goto('/live/live-roulette');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Roulette');
      await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'live-roulette', ['live'])));

      const chips = page.getByRole('navigation', { name: 'Categories' });
      await chips.getByRole('link', { name: 'Turbo' }).click();
      await expect(page).toHaveURL('/categories/turbo');
      await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'turbo')));

      await chips.getByRole('link', { name: 'Studios' }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Apogee Turbo/ })
        .click();
      await expect(page).toHaveURL('/producers/turbogames');
      await expectListed(page, await gamesOf(house.site, { providers: ['turbogames'] }));
    });

    test('a category and a studio by id, and the pages of a studio [ROUTE-014] [ROUTE-016] [ROUTE-017]', async ({
      page,
      house,
    }) => {
      await page.goto('/games/turbo');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Turbo');
      await expectListed(page, await gamesOf(house.site, await shelfOf(house.site, 'turbo')));

      const providers = (await (await fetch(`${house.site}/api/games/providers`)).json()) as {
        id: string;
        slug: string;
        games_count: number;
      }[];
      const largest = providers.toSorted((a, b) => b.games_count - a.games_count)[0];
      if (!largest) throw new Error('the house has no studios');
      await page.goto(`/producers/${largest.slug}/1`);
      const first = await gamesOf(house.site, { providers: [largest.slug] });
      await expectListed(page, first);
      await page.goto(`/producers/${largest.slug}/2`);
      await expectListed(page, await gamesOf(house.site, { providers: [largest.slug] }, 2));
      await page.getByRole('link', { name: 'Earlier games' }).click();
      await expectListed(page, first);
      const other = providers.find(({ id, slug }) => id !== slug);
      if (!other) throw new Error('every studio has its id for its address');
      await page.goto(`/producers/${other.id}`);
      await expectListed(page, await gamesOf(house.site, { providers: [other.slug] }));
    });

    test('search is a plain form, and its address can be shared [SHELL-007] [SHELL-075] [SHELL-076]', async ({
      page,
      house,
    }) => {
      await page.goto('/search');
      await page.getByRole('searchbox').fill('rocket');
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=rocket');
      await expect(page.getByRole('searchbox')).toHaveValue('rocket');
      const found = await gamesOf(house.site, { title: 'rocket' });
      await expectListed(page, found);
      await expect(page.getByText(/results? for “rocket”/)).toBeVisible();
    });

    test('an address of nothing is not found, and says where to go [ROUTE-067]', async ({ page }) => {
      for (const path of ['/nowhere', '/pokies/no-such-shelf', '/producers/no-such-studio', '/games/0', '/play/a/b']) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page left its orbit');
        await expect(page.getByRole('main').getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute(
          'href',
          '/',
        );
      }
    });

    test('the page for those who may not play [ROUTE-046]', async ({ page }) => {
      expect((await page.goto('/oops'))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You cannot use this site');
      await expect(page.getByRole('link', { name: 'Help and advice' })).toBeVisible();
    });
  });
}
