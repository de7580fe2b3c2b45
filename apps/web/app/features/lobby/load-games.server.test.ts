import { describe, expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadFavourites } from './signed-in/load-favourites.server.ts';
import { findCategory, loadGames, loadMainCategory } from './load-games.server.ts';

const collections = [
  { id: 'turbo', title: 'Turbo', games_count: 9 },
  { id: 'turbo-ca', title: 'Turbo in Canada', games_count: 7 },
];
const found = {
  data: [],
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 9 },
};
const answers = { '/api/games/collections': collections, '/api/games/providers': [], '/api/games_filter': found };
const url = new URL('https://site.example/producers/a');

describe('loadGames', () => {
  it("requests forty of the studio's games in the sort order from the address [CALL-056] [CONST-005]", async () => {
    const { page, asked } = stubPage(answers);
    const list = await loadGames(page, { url, id: 'a', title: 'A', filter: { providers: ['a'] } });
    expect(list).toEqual({
      id: 'a',
      title: 'A',
      games: [],
      page: 1,
      pages: 1,
      total: 9,
      sort: 'popular',
      filter: { providers: ['a'] },
      failed: false,
    });
    expect(asked.find(call => call.url === '/api/games_filter')?.body).toEqual({
      device: 'desktop',
      filter: { providers: ['a'] },
      page: 1,
      page_size: 40,
      sort: 'popular',
    });
  });

  it('applies the filters from the address, and returns their texts and the counts without each filter', async () => {
    const without = { pays: 3 };
    const { page, asked } = stubPage({ ...answers, '/api/games_filter': { ...found, without } });
    const narrowedUrl = new URL(`${url}?pays=ways&return=96&feature=nonsense`);
    const list = await loadGames(page, { url: narrowedUrl, id: 'a', title: 'A', filter: { providers: ['a'] } });
    const narrow = { pays: ['ways'], min_return: 96 };
    expect(list).toMatchObject({ narrow, without, texts: { filters: { close: expect.anything() } } });
    expect(asked.find(call => call.url === '/api/games_filter')?.body).toMatchObject({ narrow });
  });

  it('reports a failure to load the games [CALL-056] [ERR-006]', async () => {
    const { page } = stubPage({ ...answers, '/api/games_filter': 500 });
    const list = await loadGames(page, { url, id: 'a', title: 'A', filter: { providers: ['a'] } });
    expect(list).toMatchObject({ games: [], total: 0, failed: true });
  });

  it('loads the country variant of a category if there is one [CALL-054] [VALID-059]', async () => {
    const { page } = stubPage(answers);
    expect(await findCategory(page, 'turbo')).toEqual({
      id: 'turbo',
      title: 'Turbo in Canada',
      collection: 'turbo-ca',
    });
    expect(await findCategory(page, 'nothing')).toBeNull();
  });

  it.each([
    ['all', ['live-ca']],
    ['live-ca', ['live-ca']],
    ['turbo', ['live-ca', 'turbo-ca']],
    ['roulette', ['live-ca', 'roulette']],
  ])(
    'requests the country variants of the categories for live/%s: %j [CALL-054] [VALID-059]',
    async (slug, categories) => {
      const listed = [
        ...collections,
        ...['live', 'live-ca', 'roulette'].map(id => ({ id, title: id, games_count: 3 })),
      ];
      const { page, asked } = stubPage({ ...answers, '/api/games/collections': listed });
      expect(await loadMainCategory(page, url, 'live', slug)).toMatchObject({ filter: { categories }, failed: false });
      expect(asked.find(call => call.url === '/api/games_filter')?.body).toMatchObject({ filter: { categories } });
    },
  );

  it('rejects an unknown category, and filters by the given name if the categories fail to load [VALID-059]', async () => {
    expect(await loadMainCategory(stubPage(answers).page, url, 'live', 'nothing')).toBeNull();
    const away = stubPage({ ...answers, '/api/games/collections': 500 });
    const list = await loadMainCategory(away.page, url, 'live', 'roulette');
    expect(list?.filter).toEqual({ categories: ['live', 'roulette'] });
  });
});

describe('loadFavourites', () => {
  const favourites = new URL('https://site.example/favorite-games?page=2');
  const player = { signedIn: true };

  it('requests favourites as complete games [CALL-059]', async () => {
    const { page, asked } = stubPage({ ...answers, '/api/player/favorite_games': [] }, player);
    expect(await loadFavourites(page, favourites)).toEqual({ games: [], failed: false });
    const call = asked.find(({ url: address }) => address === '/api/player/favorite_games');
    expect(call?.headers.get('accept-client')).toBe('application/vnd.s.v1+json');
  });

  it('reports a failure to load the favourites [ERR-006]', async () => {
    const { page } = stubPage({ ...answers, '/api/player/favorite_games': 500 }, player);
    expect(await loadFavourites(page, favourites)).toEqual({ games: [], failed: true });
  });

  it.each([
    ['a guest', {}, 200],
    ['a player whose session has ended', player, 401],
  ])(
    'redirects a visitor (%s) to registration, and back with the query afterwards [GUARD-001]',
    async (_who, about, status) => {
      const { page } = stubPage({ ...answers, '/api/player/favorite_games': status === 401 ? 401 : [] }, about);
      const thrown = await loadFavourites(page, favourites).then(
        () => null,
        (error: unknown) => error,
      );
      expect(thrown).toBeInstanceOf(Response);
      expect((thrown as Response).headers.get('location')).toBe('/sign-up?redirect=%2Ffavorite-games%3Fpage%3D2');
    },
  );
});
