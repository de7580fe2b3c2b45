import { GamesFilterBody } from '@liftoff/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { makeCatalogue } from './catalogue.ts';
import type { GameRow } from './catalogue-row.ts';
import { filterGames } from './filter-games.ts';
import { similarGames } from './similar-games.ts';

const slot = { engine: 'slot', grid: '5x3', lines: '20 lines', volatility: 'high', rtp: 96.2, maxWin: 5_000 } as const;
const crash = { engine: 'crash', grid: null, lines: null, volatility: 'low', rtp: 97, maxWin: 1_000 } as const;

const game = (id: number, title: string, of: Partial<GameRow> = {}): GameRow => ({
  id,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  seo_title: title,
  provider: 'basalt',
  kind: 'slots',
  categories: ['pokies'],
  badges: [],
  currencies: ['EUR'],
  has_demo_mode: true,
  popularity: 900 - id,
  released_on: '2026-01-01',
  tint: '#101010',
  subject: title,
  last_activity_at: null,
  mathematics: slot,
  ...of,
});

const catalogue = makeCatalogue(
  [
    game(1, 'Alder', { mathematics: { ...slot, rtp: 94.1, volatility: 'low' } }),
    game(2, 'Birch', { provider: 'turbo', mathematics: { ...slot, grid: '5x4', lines: '1,024 ways', rtp: 97.4 } }),
    game(3, 'Cedar', { mathematics: { ...slot, grid: '6x7', lines: 'up to 117,649 ways' }, has_demo_mode: false }),
    game(4, 'Dogwood', { provider: 'quill', mathematics: { ...slot, grid: '7x7', lines: 'clusters', rtp: 95.9 } }),
    game(5, 'Elm', { categories: ['pokies', 'jackpots'], mathematics: { ...slot, volatility: 'very-high' } }),
    game(6, 'Fir', { categories: ['turbo'], provider: 'turbo', mathematics: crash }),
  ],
  [
    { id: 'basalt', slug: 'basalt', title: 'Basalt & Reed' },
    { id: 'turbo', slug: 'turbogames', title: 'Apogee Turbo' },
    { id: 'quill', slug: 'quill', title: 'Quill' },
  ],
);

const ask = (body: object) => filterGames(catalogue, GamesFilterBody.parse({ device: 'mobile', filter: {}, ...body }));
const titles = (narrow: object, of: object = {}) =>
  ask({ narrow, sort: 'title', ...of }).data.map(found => found.title);

describe('a list of games narrowed by conditions', () => {
  it.each<[object, string[]]>([
    [{ providers: ['turbogames'] }, ['Birch', 'Fir']],
    [{ providers: ['turbo', 'quill'] }, ['Birch', 'Dogwood', 'Fir']],
    [{ providers: ['nobody'] }, []],
    [{ features: ['free-rounds'] }, ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm']],
    [{ features: ['wilds'] }, ['Alder', 'Birch', 'Cedar', 'Elm']],
    [{ features: ['changing-heights'] }, ['Cedar']],
    [{ features: ['jackpot'] }, ['Elm']],
    [{ features: ['wilds', 'demo'] }, ['Alder', 'Birch', 'Elm']],
    [{ pays: ['clusters'] }, ['Dogwood']],
    [{ pays: ['ways', 'clusters'] }, ['Birch', 'Cedar', 'Dogwood']],
    [{ volatility: ['low'] }, ['Alder']],
    [{ volatility: ['low', 'very-high'] }, ['Alder', 'Elm']],
    [{ min_return: 97 }, ['Birch', 'Fir']],
    [{ providers: ['turbo'], pays: ['ways'], volatility: ['high'], min_return: 97 }, ['Birch']],
    [{ providers: ['turbo'], pays: ['clusters'] }, []],
  ])('a list narrowed by %j contains exactly the games that meet every condition', (narrow, expected) => {
    expect(titles(narrow)).toEqual(expected);
  });

  it('a narrowed list keeps the order that each request asks for', () => {
    const narrow = { pays: ['lines'] };
    expect(titles(narrow)).toEqual(['Alder', 'Elm']);
    expect(titles(narrow, { sort: 'return' })).toEqual(['Elm', 'Alder']);
    expect(titles(narrow)).toEqual(['Alder', 'Elm']);
  });

  it('a category, a studio or a search result can be narrowed, with its own pages and count', () => {
    const narrow = { features: ['wilds'] };
    expect(titles(narrow, { filter: { categories: ['jackpots'] } })).toEqual(['Elm']);
    expect(titles(narrow, { filter: { providers: ['basalt'] } })).toEqual(['Alder', 'Cedar', 'Elm']);
    expect(titles(narrow, { filter: { title: 'apogee' } })).toEqual(['Birch']);
    const second = ask({ narrow, page: 2, page_size: 3, sort: 'title' });
    expect(second).toMatchObject({
      data: [{ title: 'Elm' }],
      pagination: { current_page: 2, next_page: null, total_pages: 2, total_count: 4 },
    });
  });

  it('a narrowed list can be ordered by return, highest first', () => {
    const byReturn = ask({ sort: 'return' }).data.map(found => found.title);
    expect(byReturn.slice(0, 3)).toEqual(['Birch', 'Fir', 'Cedar']);
  });
});

describe('the number of games that each choice would leave', () => {
  it("a filter option's count is the number of games it would leave, with the other filters unchanged", () => {
    const { facets } = ask({ facets: true, narrow: { pays: ['ways'], features: ['demo'] } });
    expect(facets).toEqual({
      providers: { turbo: 1 },
      features: { 'free-rounds': 1, wilds: 1, 'changing-heights': 0, jackpot: 0, demo: 1 },
      pays: { lines: 2, ways: 1, clusters: 1, anywhere: 0 },
      volatility: { low: 0, medium: 0, high: 1, 'very-high': 0 },
      min_return: { 94: 1, 95: 1, 96: 1, 97: 1 },
    });
    for (const [kind, count] of Object.entries(facets?.pays ?? {}))
      expect(titles({ pays: [kind], features: ['demo'] }), kind).toHaveLength(count);
  });

  it('counts per choice are sent only on request, and counts without each part only if no game is left', () => {
    expect(ask({ narrow: { pays: ['ways'] } })).not.toHaveProperty('facets');
    expect(ask({ narrow: { pays: ['ways'] } })).not.toHaveProperty('without');
    expect(ask({ narrow: { pays: ['ways'], volatility: ['low'], min_return: 94 } }).without).toEqual({
      pays: 1,
      volatility: 2,
      min_return: 0,
    });
  });
});

it.each([
  { providers: [] },
  { providers: Array.from({ length: 21 }, () => 'a') },
  { features: ['bonus-buy'] },
  { pays: ['scatter'] },
  { volatility: ['adjustable'] },
  { min_return: 90 },
  { min_return: '97' },
  { everything: true },
])('the platform refuses to narrow a list by %j', narrow => {
  expect(GamesFilterBody.safeParse({ device: 'mobile', filter: {}, narrow }).success).toBe(false);
});

it('a studio reports its number of demos and the range of its returns, rounded down to a tenth of a percent', () => {
  const of = Object.fromEntries(catalogue.providers.map(({ id, ...about }) => [id, about]));
  expect(of).toMatchObject({
    basalt: { games_count: 3, demo_count: 2, returns: { lowest: 94, highest: 96.1 } },
    turbo: { games_count: 2, demo_count: 2, returns: { lowest: 97, highest: 97.3 } },
    quill: { games_count: 1, demo_count: 1, returns: { lowest: 95.8, highest: 95.8 } },
  });
});

describe('similar games', () => {
  const like = (slug: string) =>
    similarGames(catalogue, catalogue.bySlug.get(slug) ?? expect.fail(slug)).map(entry => entry.row.title);

  it('similar games are those that have most in common with the game: engine, way to win, volatility, features and studio', () => {
    expect(like('birch').slice(0, 2)).toEqual(['Cedar', 'Dogwood']);
    expect(like('fir')[0]).toBe('Birch');
  });

  it('similar games are other games, and fill at most one row', () => {
    expect(like('alder')).not.toEqual(expect.arrayContaining(['Alder']));
    const many = makeCatalogue(
      Array.from({ length: 40 }, (_, at) => game(at, `Oak ${at}`)),
      [],
    );
    expect(similarGames(many, many.bySlug.get('oak-3') ?? expect.fail())).toHaveLength(15);
  });
});
