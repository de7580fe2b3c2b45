import { describe, expect, it } from 'vitest';
import { GamesFilterBody } from '@liftoff/contract/lobby/lobby';
import { makeCatalogue } from './catalogue.ts';
import type { GameRow } from './catalogue-row.ts';
import { filterGames } from './filter-games.ts';
import { lobbyRows } from './lobby-rows.ts';

const game = (id: number, title: string, of: Partial<GameRow> = {}): GameRow => ({
  id,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  seo_title: title,
  provider: 'basalt',
  kind: 'slots',
  categories: ['pokies'],
  badges: [],
  currencies: ['EUR', 'CAD'],
  has_demo_mode: true,
  popularity: 500 - id,
  released_on: `2026-01-${String(1 + (id % 28)).padStart(2, '0')}`,
  tint: ['#8a1a14', '#0e7a72', '#1a1f5c'][id % 3] ?? '#101010',
  subject: `subject-${id % 5}`,
  last_activity_at: null,
  mathematics: { engine: 'slot', grid: '5x3', lines: '20 lines', volatility: 'high', rtp: 96.2, maxWin: 5_000 },
  ...of,
});

const catalogue = makeCatalogue(
  [
    game(1, 'Moon Koi'),
    game(2, 'Dragon Ascends', {
      provider: 'turbo',
      badges: ['top', 'not-a-badge'],
      categories: ['pokies', 'new'],
      seo_title: 'Play Dragon Ascends online',
      last_activity_at: new Date('2026-03-04T05:06:07.000Z'),
    }),
    game(3, 'Golden Dragon', { currencies: ['EUR'], categories: ['pokies', 'new', 'drop-wins-slots'] }),
    game(4, 'Élan Dragons', { categories: ['pokies'], popularity: 400, has_demo_mode: false }),
    game(5, 'Azure Roulette', { kind: 'live', categories: ['live', 'live-roulette'], provider: 'turbo' }),
    game(6, 'Announced Dragon', { categories: ['pokies', 'prerelease'], popularity: 1000 }),
    game(7, 'Unreleased Dragon', { categories: ['pokies', 'prerelease'], popularity: 1000 }),
    game(8, 'Dragon Blackjack', {
      categories: ['live', 'live-blackjack'],
      popularity: 1000,
      mathematics: { engine: null, grid: null, lines: null, volatility: null, rtp: 97, maxWin: null },
    }),
    ...Array.from({ length: 60 }, (_, at) => game(10 + at, `Filler ${at}`, { categories: ['ways'] })),
  ],
  [
    { id: 'basalt', slug: 'basalt', title: 'Basalt & Reed' },
    { id: 'turbo', slug: 'turbogames', title: 'Apogee Turbo' },
  ],
  { announced: ['announced-dragon'], withheld: ['drop-wins'] },
);

const page = (body: object) => filterGames(catalogue, GamesFilterBody.parse({ device: 'mobile', ...body }));
const titles = (body: object) => page(body).data.map(found => found.title);

describe('a page of games', () => {
  it("a page of games contains one page of a category's games, with its pagination [CALL-056] [ENTITY-011] [CONST-005]", () => {
    const first = page({ filter: { categories: ['ways'] } });
    expect(first.data).toHaveLength(40);
    expect(first.pagination).toEqual({
      current_page: 1,
      next_page: 2,
      prev_page: null,
      total_pages: 2,
      total_count: 60,
    });
    const second = page({ filter: { categories: ['ways'] }, page: 2 });
    expect(second.data).toHaveLength(20);
    expect(second.pagination).toMatchObject({ next_page: null, prev_page: 1 });
    expect(page({ filter: { categories: ['ways'] }, page: 9 }).data).toEqual([]);
    const sized = page({ filter: { categories: ['ways'] }, page: 2, page_size: 25 });
    expect([sized.data.length, sized.pagination.total_pages]).toEqual([25, 3]);
    expect(new Set([...first.data, ...second.data].map(found => found.slug)).size).toBe(60);
  });

  it('a page of games contains up to a hundred games of a category, and no more [CONST-006] [PCONST-003]', () => {
    const many = makeCatalogue(
      Array.from({ length: 130 }, (_, at) => game(at, `Game ${at}`)),
      [],
    );
    const body = (page_size: number) => ({ device: 'mobile', filter: { categories: ['pokies'] }, page_size });
    expect(filterGames(many, GamesFilterBody.parse(body(100))).data).toHaveLength(100);
    expect(GamesFilterBody.safeParse(body(101)).success).toBe(false);
  });

  it('a page of games contains only games that are in all of the given categories', () => {
    expect(titles({ filter: { categories: ['pokies', 'new'] } })).toEqual(['Dragon Ascends', 'Golden Dragon']);
    expect(titles({ filter: { categories: ['pokies', 'nowhere'] } })).toEqual([]);
  });

  it('a page of games contains the games from one or several studios, given by slug or by id [CALL-056] [ROUTE-017]', () => {
    expect(titles({ filter: { providers: ['turbogames'] } })).toEqual(['Dragon Ascends', 'Azure Roulette']);
    expect(titles({ filter: { providers: ['turbo'] } })).toEqual(['Dragon Ascends', 'Azure Roulette']);
    expect(page({ filter: { providers: ['turbogames', 'basalt'] } }).pagination.total_count).toBe(65);
  });

  it('a page of games is sorted by popularity, release or title', () => {
    expect(titles({ filter: { categories: ['pokies'] } })[0]).toBe('Moon Koi');
    expect(titles({ filter: { categories: ['pokies'] }, sort: 'title' })).toEqual([
      'Dragon Ascends',
      'Élan Dragons',
      'Golden Dragon',
      'Moon Koi',
    ]);
    expect(titles({ filter: { categories: ['pokies', 'new'] }, sort: 'new' })).toEqual([
      'Golden Dragon',
      'Dragon Ascends',
    ]);
  });

  it('the search finds titles by the beginnings of words, despite misspellings, without accents, and by studio [CALL-057] [SHELL-076]', () => {
    expect(titles({ filter: { title: 'dra' } })).toEqual(['Dragon Ascends', 'Golden Dragon', 'Élan Dragons']);
    expect(titles({ filter: { title: 'dargon' } })).toContain('Golden Dragon');
    expect(titles({ filter: { title: 'elan' } })).toEqual(['Élan Dragons']);
    expect(titles({ filter: { title: 'golden drag' } })).toEqual(['Golden Dragon']);
    expect(titles({ filter: { title: 'apogee' } })).toEqual(['Dragon Ascends', 'Azure Roulette']);
    expect(titles({ filter: { title: 'xyzzy' } })).toEqual([]);
  });

  it.each([
    ['dargon', 'dragon'],
    ['golden dragno', 'golden dragon'],
    ['dragno golden', 'dragon golden'],
    ['apoge turbbo', 'apoge turbo'],
    ['roulete', 'roulette'],
    ['ëlan dragøns', null],
    ['drag golden', null],
    ['xyzzy', null],
  ])('for the search “%s”, reports that it searched for this instead: %s', (title, corrected) => {
    expect(page({ filter: { title } }).corrected ?? null).toBe(corrected);
  });

  it('the search picks the word with the fewest typos, not just any word that is two letters away', () => {
    const named = makeCatalogue(
      ['Damson Row', 'Cloud Baron', 'Cinder Dragon'].map((title, at) => game(at + 1, title)),
      [],
    );
    const { data, corrected } = filterGames(
      named,
      GamesFilterBody.parse({ device: 'mobile', filter: { title: 'dargon' } }),
    );
    expect([data.map(found => found.title), corrected]).toEqual([['Cinder Dragon'], 'dragon']);
  });

  it('the search finds a title whichever letters a keyboard offers for typing it', () => {
    const named = makeCatalogue(
      ['Straße', 'Øyeblikk', 'Cœur', 'Þór', 'Ｎｅｏｎ'].map((title, at) => game(at + 1, title)),
      [],
    );
    const first = (title: string) =>
      filterGames(named, GamesFilterBody.parse({ device: 'mobile', filter: { title } })).data.map(found => found.title);
    expect(['strasse', 'STRAßE', 'oyeblikk', 'øye', 'coeur', 'thor', 'neon'].map(title => first(title)[0])).toEqual([
      'Straße',
      'Straße',
      'Øyeblikk',
      'Øyeblikk',
      'Cœur',
      'Þór',
      'Ｎｅｏｎ',
    ]);
  });

  it('the search responds to hostile input with a bounded list in bounded time', () => {
    const hostile = [
      'a'.repeat(64),
      'a '.repeat(32).trim(),
      '((((((((((a+)+)+)+)+',
      '\u202Eabc\u200Fdef',
      'аррɩе ✈✈✈ 日本語',
      '%_%_%',
    ];
    const before = process.cpuUsage();
    for (const title of hostile) expect(page({ filter: { title } }).data.length).toBeLessThanOrEqual(40);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  });
});

describe('a game as sent by the API', () => {
  it('a game sent by the API has every field of the entity [ENTITY-008]', () => {
    const found = catalogue.bySlug.get('dragon-ascends')?.game;
    expect(found).toMatchObject({
      identifier: 'dragon-ascends',
      title: 'Dragon Ascends',
      name: 'Dragon Ascends',
      seo_title: 'Play Dragon Ascends online',
      provider: 'turbogames',
      currencies: { FUN: { id: 200 }, EUR: { id: 201 }, CAD: { id: 202 } },
      badges: [{ type: 'top', theme: 'brand' }],
      preview: '/pictures/poster/dragon-ascends',
      last_activity_at: '2026-03-04T05:06:07.000Z',
    });
    expect(found?.collections).toMatchObject({ pokies: 1, new: 0, all: 1 });
    expect(catalogue.bySlug.get('moon-koi')?.game.last_activity_at).toBeNull();
  });

  it('a game without a demo has no play-money mode [ENTITY-008]', () => {
    expect(catalogue.bySlug.get('élan-dragons')?.game.currencies).not.toHaveProperty('FUN');
  });
});

describe('collections and rows', () => {
  it('the lobby lists each collection, including geo variants, with its title and number of games [CALL-054] [ENTITY-010] [VALID-059]', () => {
    const byId = new Map(catalogue.collections.map(collection => [collection.id, collection]));
    expect(byId.get('pokies')).toEqual({ id: 'pokies', title: 'Popular pokies', games_count: 4 });
    expect(byId.get('pokies-ca')).toEqual({ id: 'pokies-ca', title: 'Popular pokies', games_count: 3 });
    expect(byId.has('pokies-au')).toBe(false);
    expect(byId.get('drop-wins-slots')?.games_count).toBe(1);
  });

  it('the lobby lists each studio with its number of games [CALL-055] [ENTITY-009]', () => {
    expect(catalogue.providers).toContainEqual({
      id: 'turbo',
      slug: 'turbogames',
      title: 'Apogee Turbo',
      games_count: 2,
      demo_count: 2,
      returns: { lowest: 96.1, highest: 96.1 },
      covers: ['dragon-ascends', 'azure-roulette'],
    });
  });

  it('a lobby row contains at most fifteen games, from the geo variant if there is one [CONST-007] [VALID-059]', () => {
    const rows = lobbyRows(catalogue, 'CA');
    expect(rows.find(row => row.id === 'pokies-ca')?.total).toBe(3);
    expect(rows.find(row => row.id === 'ways')).toMatchObject({ total: 60 });
    expect(rows.find(row => row.id === 'ways')?.games).toHaveLength(15);
    expect(lobbyRows(catalogue, 'DE').some(row => row.id === 'pokies')).toBe(true);
  });

  it("the lobby shows a game in only one row as long as a row's list has other games", () => {
    const many = makeCatalogue(
      Array.from({ length: 60 }, (_, at) => game(at, `Game ${at}`, { categories: ['pokies', 'ways'] })),
      [],
    );
    const slugs = lobbyRows(many, 'DE').flatMap(row => row.games.map(found => found.slug));
    expect(slugs).toHaveLength(30);
    expect(new Set(slugs).size).toBe(30);
  });

  it('the lobby keeps games of similar colour apart', () => {
    const ways = lobbyRows(catalogue, 'DE').find(row => row.id === 'ways')?.games ?? [];
    const tints = ways.map(found => found.tint);
    expect(tints).toHaveLength(15);
    expect(tints.filter((tint, at) => tint === tints[at - 1])).toEqual([]);
  });
});

describe('a game that cannot be played', () => {
  const everywhere = () => [
    ...titles({ filter: {}, page_size: 100 }),
    ...titles({ filter: { title: 'dragon' } }),
    ...titles({ filter: { providers: ['basalt', 'turbo'] }, page_size: 100 }),
    ...catalogue.collections.flatMap(({ id }) => titles({ filter: { categories: [id] }, page_size: 100 })),
  ];

  it('a game without an engine is in no list, no search and no count', () => {
    expect(everywhere()).not.toContain('Dragon Blackjack');
    expect(catalogue.collections.map(({ id }) => id)).not.toContain('live-blackjack');
    expect(catalogue.collections.find(({ id }) => id === 'live')?.games_count).toBe(1);
    expect(catalogue.bySlug.has('dragon-blackjack')).toBe(false);
  });

  it('an unreleased game that is not announced is in no list, no search and no count', () => {
    expect(everywhere()).not.toContain('Unreleased Dragon');
    expect(catalogue.bySlug.has('unreleased-dragon')).toBe(false);
  });

  it('an announced game is only in the row of announced games, and has its own page', () => {
    expect(everywhere().filter(title => title === 'Announced Dragon')).toHaveLength(1);
    expect(titles({ filter: { categories: ['prerelease'] } })).toEqual(['Announced Dragon']);
    const rows = lobbyRows(catalogue, 'DE').filter(row => row.games.some(found => found.title === 'Announced Dragon'));
    expect(rows.map(({ id }) => id)).toEqual(['prerelease']);
    expect(catalogue.bySlug.has('announced-dragon')).toBe(true);
  });
});

it('a withheld collection is not listed, and its games stay in their other collections', () => {
  expect(catalogue.collections.map(({ id }) => id)).not.toContain('drop-wins');
  expect(titles({ filter: { categories: ['drop-wins'] } })).toEqual([]);
  expect(titles({ filter: { categories: ['pokies'] } })).toContain('Golden Dragon');
});
