import type { Game } from '@liftoff/contract/lobby/lobby';
import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { findGame, loadPlay } from './load-play.server.ts';

const game = { identifier: 'rocket-x', title: 'Rocket X' };

it('loads a game by its identifier in one call [CALL-058]', async () => {
  const { page, asked } = stubPage({ '/api/games_filter/select': [game] });
  expect(await findGame(page, 'rocket-x')).toEqual(game);
  expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/games_filter/select', { game_ids: ['rocket-x'], device: 'desktop' }],
  ]);
});

it('finds no game for an unknown identifier, and truncates a long identifier before the call [CALL-058]', async () => {
  const { page, asked } = stubPage({ '/api/games_filter/select': [] });
  expect(await findGame(page, 'x'.repeat(500))).toBeNull();
  expect(asked[0]?.body).toEqual({ game_ids: ['x'.repeat(120)], device: 'desktop' });
});

it('rejects if the platform does not respond while a game is loaded [CALL-058]', async () => {
  await expect(findGame(stubPage({ '/api/games_filter/select': 503 }).page, 'rocket-x')).rejects.toMatchObject({
    name: 'CallError',
    status: 503,
  });
});

it('loads the "More in" row from the country variant of the game\'s category [VALID-059]', async () => {
  const collections = [
    { id: 'turbo', title: 'Turbo', games_count: 9 },
    { id: 'turbo-ca', title: 'Turbo', games_count: 5 },
  ];
  const more = { data: [{ identifier: 'sonic-climb' }], pagination: {} };
  const { page, asked } = stubPage({ '/api/games/collections': collections, '/api/games_filter': more });
  const loaded = await loadPlay({ ...page, country: 'CA' }, { ...game, categories: ['turbo'] } as Game);
  expect(loaded.more?.collection.id).toBe('turbo');
  expect(asked.filter(({ url }) => url === '/api/games_filter').map(({ body }) => body)).toMatchObject([
    { filter: { categories: ['turbo-ca'] } },
  ]);
});

it.each([
  [[{ identifier: 'sonic-climb' }], true],
  [[], false],
  [503, false],
] as const)("loads a game's similar games, or none if the platform returns no list: %j", async (answer, hasMore) => {
  const { page } = stubPage({ '/api/games/rocket-x/similar': answer });
  const loaded = await loadPlay(page, { ...game, name: '', slug: 'rocket-x', provider: 'turbogames' } as Game);
  expect(loaded.similar).toEqual(answer === 503 ? [] : answer);
  expect(loaded.data.hasMore).toBe(hasMore);
});

it('loads the games of the latest wins in one call [CALL-058]', async () => {
  const win = (nickname: string, identifier: string, cents: number) => ({
    nickname,
    game: identifier,
    currency: 'EUR',
    win_cents: cents,
    at: '2026-11-20T12:00:00Z',
  });
  const { page, asked } = stubPage({
    '/api/games/latest_wins': [
      win('ad…', 'sonic-climb', 125_000),
      win('mi…', 'rocket-x', 900),
      win('le…', 'sonic-climb', 50),
    ],
    '/api/games_filter/select': [game, { identifier: 'sonic-climb', title: '', name: 'Sonic Climb' }],
  });
  const { data } = await loadPlay(page, game as Game);
  const selected = asked.filter(({ url }) => url === '/api/games_filter/select');
  expect(selected.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { game_ids: ['sonic-climb', 'rocket-x'], device: 'desktop' }],
  ]);
  expect(data.wins).toEqual([
    { nickname: 'ad…', game: 'Sonic Climb', picture: 'sonic-climb', win: '€1,250.00' },
    { nickname: 'mi…', game: 'Rocket X', picture: 'rocket-x', win: '€9.00' },
    { nickname: 'le…', game: 'Sonic Climb', picture: 'sonic-climb', win: '€0.50' },
  ]);
});
