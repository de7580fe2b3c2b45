import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gamesOf, largestStudio, lobbyRows, shelfOf, studiosOf, type ListedGame } from '../catalogue.ts';
import { text } from '../texts.ts';
import { textLocales } from '../text-pages.ts';
import { openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('full')));
afterAll(() => site.close());

/** Visits a list, expects that its tiles begin with these games (at least one), and returns the page. */
async function listing(path: string, games: readonly ListedGame[]) {
  const { status, page } = await site.visit(path);
  expect(status, path).toBe(200);
  expect(games.length, path).toBeGreaterThan(0);
  expect(page.tileNames.slice(0, games.length), path).toEqual(games.map(game => game.title));
  return page;
}

const shelf = async (id: string, within: string[] = []) => gamesOf(site.ask, await shelfOf(site.ask, id, within));

describe('pages without JavaScript', () => {
  it.each(textLocales)(
    'without JavaScript, the lobby in $locale shows its rows, names and categories to a guest [SHELL-001] [SHELL-004] [ROUTE-008] [CONST-007] [I18N-002, I18N-004, I18N-005, I18N-007, I18N-008, I18N-009]',
    async ({ locale, prefix }) => {
      const { status, page } = await site.visit(prefix || '/');
      expect(status).toBe(200);
      expect(page.one('html').attribute('lang')).toBe(locale);
      expect(page.one('h1').text).toBe(text(locale, 'lobby', 'banner.welcome.title'));
      const [first, ...others] = await lobbyRows(site.ask);
      expect(first?.games.length).toBeGreaterThan(0);
      const rows = page.all('section').filter(row => row.all('article').length > 0);
      expect(rows).toHaveLength(1 + others.length);
      expect(rows[0]?.tileNames).toEqual(first?.games.map(game => game.title));
      for (const [index, row] of others.entries()) {
        const names = rows[index + 1]?.tileNames ?? [];
        expect(names.length).toBeLessThanOrEqual(15);
        // Tiles beyond the edge of a later row are loaded by script.
        expect(names.slice(0, 8)).toEqual(row.games.slice(0, 8).map(game => game.title));
      }
      const menu = page
        .one('nav', { 'aria-label': text(locale, 'shell', 'nav.label') })
        .one('div', { class: 'top-menu__fit' });
      expect(menu.links(text(locale, 'shell', 'nav.pokies')).map(link => link.attribute('href'))).toEqual([
        `${prefix}/pokies/all`,
      ]);
    },
  );

  it('the lobby links lead a guest to categories, live tables and a studio [SHELL-001] [SHELL-004] [VALID-059] [CALL-054] [CALL-055] [ROUTE-009] [ROUTE-010] [ROUTE-011] [ROUTE-012] [ROUTE-013] [ROUTE-015]', async () => {
    const lobby = (await site.visit('/')).page;
    const menu = lobby.one('div', { class: 'top-menu__fit' });
    expect(menu.links('Pokies').map(link => link.attribute('href'))).toEqual(['/pokies/all']);
    expect(menu.links('Live').map(link => link.attribute('href'))).toEqual(['/live/all']);

    const pokies = await listing('/pokies/all', await shelf('pokies', ['pokies']));
    expect(pokies.one('h1').text).toContain('All pokies');
    // This category also contains games of other kinds.
    await listing('/pokies/new', await shelf('new', ['pokies']));
    const live = await listing('/live/all', await shelf('live', ['live']));
    expect(live.one('h1').text).toContain('All live tables');
    await listing('/live/new', await shelf('new', ['live']));
    const roulette = await listing('/live/live-roulette', await shelf('live-roulette', ['live']));
    expect(roulette.one('h1').text).toContain('Roulette');

    const chips = roulette.one('nav', { 'aria-label': 'Categories' });
    expect(chips.links('Turbo').map(link => link.attribute('href'))).toEqual(['/categories/turbo']);
    for (const id of ['turbo', 'slots', 'tables']) await listing(`/categories/${id}`, await shelf(id));
    const studiosHref = chips.links('Studios')[0]?.attribute('href') ?? '';
    const studios = (await site.visit(studiosHref)).page;
    const apogee = studios.one('main').all('a', { href: '/producers/turbogames' });
    expect(apogee.map(link => link.one('img', { class: 'studio-wordmark' }).attribute('alt'))).toEqual([
      'Apogee Turbo',
    ]);
    await listing('/producers/turbogames', await gamesOf(site.ask, { providers: ['turbogames'] }));
  });

  it("categories and studios have pages by id, and a studio's games have numbered pages [ROUTE-014] [ROUTE-016] [ROUTE-017]", async () => {
    const turbo = await listing('/games/turbo', await shelf('turbo'));
    expect(turbo.one('h1').text).toContain('Turbo');
    // The id must be a category's, not a game's.
    expect((await site.visit('/games/rocket-x')).status).toBe(404);
    const studio = await largestStudio(site.ask);
    const first = await gamesOf(site.ask, { providers: [studio.slug] });
    await listing(`/producers/${studio.slug}/1`, first);
    const second = await listing(
      `/producers/${studio.slug}/2`,
      await gamesOf(site.ask, { providers: [studio.slug] }, 2),
    );
    const [earlier] = second.links('Earlier games');
    await listing(earlier?.attribute('href') ?? '', first);
    const other = (await studiosOf(site.ask)).find(({ id, slug }) => id !== slug);
    if (!other) throw new Error('every studio has its id for its address');
    await listing(`/producers/${other.id}`, await gamesOf(site.ask, { providers: [other.slug] }));
  });

  it('without JavaScript, search is a plain form with a shareable address [SHELL-007] [SHELL-075] [SHELL-076]', async () => {
    const form = (await site.visit('/search')).page.one('form', { class: /\bsearch--page\b/ });
    expect([form.attribute('method'), form.all('button', { type: 'submit' }).length]).toEqual(['get', 1]);
    const field = form.one('input').attribute('name') ?? '';
    const address = `${form.attribute('action')}?${new URLSearchParams({ [field]: 'rocket' })}`;
    expect(address).toBe('/search?q=rocket');
    const results = await listing(address, await gamesOf(site.ask, { title: 'rocket' }));
    expect(results.one('main').one('input').attribute('value')).toBe('rocket');
    expect(results.text).toMatch(/results? for “rocket”/);
  });
});

it('a search with more than forty results links to all of them [SHELL-076] [CALL-057] [CONST-005]', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(number => gamesOf(site.ask, { title: 'the' }, number)));
  expect(pages[1]?.length).toBeGreaterThan(0);
  expect(pages.at(-1)).toEqual([]);
  const names: string[] = [];
  let address: string | null | undefined = '/search?q=the';
  while (address) {
    const { page } = await site.visit(address);
    names.push(...page.tileNames);
    address = page.links('More games')[0]?.attribute('href');
  }
  expect(names).toEqual(pages.flat().map(game => game.title));
});

it('a filtered list is rendered with its games, its count and links to remove filters, and is hidden from search engines', async () => {
  const whole = await shelfOf(site.ask, 'pokies', ['pokies']);
  const wanted = await gamesOf(site.ask, whole, 1, { pays: ['clusters'], min_return: 97 });
  const page = await listing('/pokies/all?pays=clusters&return=97', wanted);
  expect(page.one('meta', { name: 'robots' }).attribute('content')).toBe('noindex');
  const chips = page.one('nav', { 'aria-label': 'Active filters' });
  expect(chips.links(/./).map(link => link.attribute('href'))).toEqual([
    '/pokies/all?return=97',
    '/pokies/all?pays=clusters',
    '/pokies/all',
  ]);
  for (const sort of page.one('nav', { 'aria-label': 'Sort by' }).links(/Newest|A to Z|Highest return/))
    expect(sort.attribute('href')).toMatch(/^\/pokies\/all\?sort=\w+&pays=clusters&return=97$/);
  const none = (await site.visit('/pokies/all?pays=clusters&feature=wilds')).page;
  expect(none.text).toContain('No games match your filters');
  expect(none.links(/^Without Wilds: \d+ games$/).map(link => link.attribute('href'))).toEqual([
    '/pokies/all?pays=clusters',
  ]);
  const whatever = (await site.visit('/pokies/all?pays=scatter&return=12&studio=%2e%2e')).page;
  expect(whatever.all('meta', { name: 'robots' })).toEqual([]);
});

it("a studio page shows the range of its games' RTP and how many have a demo", async () => {
  const studio = await largestStudio(site.ask);
  const band = (await site.visit(`/producers/${studio.slug}`)).page.one('dl', { class: /\bstudio-head__figures\b/ });
  expect(band.text).toMatch(/Returns\s*9\d\.\d% to 9\d\.\d%/);
  expect(band.text).toMatch(new RegExp(`In demo\\s*\\d+ of ${studio.games_count}`));
  expect(band.links(/checkable/).map(link => link.attribute('href'))).toEqual(['/fairness']);
});

it('lists count and show only games that can be played, and announced games have a list of their own', async () => {
  const live = await shelfOf(site.ask, 'live', ['live']);
  const all = (await Promise.all([1, 2, 3, 4].map(number => gamesOf(site.ask, live, number)))).flat();
  expect(all.filter(game => game.categories.includes('prerelease'))).toEqual([]);
  const { page } = await site.visit('/live/all');
  expect(page.one('h1').text).toContain(`${all.length} games`);
  expect(page.one('nav', { class: 'list__end' }).one('output').text).toBe(`${all.length} of ${all.length} games`);
  const row = (await site.visit('/')).page.all('a', { 'aria-label': new RegExp(`^All ${all.length} in `) });
  // For visitors from Canada, the row shows the country's own version of the category.
  expect(row.map(link => link.attribute('href'))).toEqual(['/live/live-ca']);
  const coming = (await site.visit('/categories/prerelease')).page;
  expect(coming.one('h1').text).toBe('Coming soon 6 games');
  expect(coming.tileNames).toHaveLength(6);
});

it.each(['/play/a/%0a.data', '/play/a/%00.data', '/play/%00/b.data', '/%0a.data', '/pokies/%0a.data'])(
  'router data at the address %s, which holds a control character, is not found',
  async path => expect((await site.ask(path)).status).toBe(404),
);

it('an unknown address is not found and links to the lobby [ROUTE-017] [ROUTE-067]', async () => {
  const unknown = ['/nowhere', '/pokies/no-such-shelf', '/producers/no-such-studio', '/games/0', '/play/a/b'];
  for (const path of [...unknown, ...['%00', '%0a', '%0D', '%1F', '%7F'].flatMap(at => [`/${at}`, `/play/a/${at}`])]) {
    const { status, page } = await site.visit(path);
    expect(status, path).toBe(404);
    expect(page.one('h1').text, path).toBe('This page left its orbit');
    const lobby = page.one('main').links('Go to the lobby');
    expect(
      lobby.map(link => link.attribute('href')),
      path,
    ).toEqual(['/']);
  }
});

it("a studio's banner uses the same picture files as its first tiles, so that each is loaded once", async () => {
  const { page } = await site.visit('/producers/turbogames');
  const fileOf = (picture: ReturnType<typeof page.one>) => [picture.attribute('srcset'), picture.attribute('sizes')];
  const band = page.one('div', { class: /\bstudio-head__background\b/ }).all('img');
  const tiles = page.all('article').map(tile => tile.one('img'));
  expect(band).toHaveLength(3);
  expect(band.map(fileOf)).toEqual(tiles.slice(0, 3).map(fileOf));
  expect(tiles[0]?.attribute('fetchpriority')).toBe('high');
});

it.each([
  '/producers/turbogames/0',
  '/producers/turbogames/x',
  '/producers/turbogames/999',
  '/pokies/all?page=9999',
  '/search?q=the&page=9',
])('a list page that does not exist is not found: %s [ROUTE-016] [ROUTE-067]', async path => {
  expect((await site.visit(path)).status).toBe(404);
});
