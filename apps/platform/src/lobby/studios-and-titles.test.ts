import { expect, it } from 'vitest';
import type { GameRow } from './catalogue-row.ts';
import { makeCatalogue } from './catalogue.ts';

const game = (id: number, title: string): GameRow => ({
  id,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  seo_title: '',
  provider: 'basalt',
  kind: 'slots',
  badges: [],
  categories: ['pokies'],
  popularity: 1_000 - id,
  currencies: ['EUR'],
  has_demo_mode: true,
  released_on: '2026-01-01',
  tint: '#8a1a14',
  subject: 'koi',
  last_activity_at: null,
  mathematics: { engine: null, grid: null, lines: null, volatility: null, rtp: 96, maxWin: null },
});

it('among equally close words, the search prefers the one that matches the most games, and lists its games first', () => {
  const titles = ['Drawn Aces', 'Dragon Gate', 'Dragon Hoard', 'Moon Koi'];
  const { search } = makeCatalogue(
    titles.map((title, at) => game(at, title)),
    [{ id: 'basalt', slug: 'basalt', title: 'Basalt & Reed' }],
  );
  const { corrected, entries } = search('dragn');
  expect(corrected).toBe('dragon');
  expect(entries.map(({ row }) => row.title)).toEqual(['Dragon Gate', 'Dragon Hoard', 'Drawn Aces']);
});

it('the search lists upcoming games after playable ones, except for a game whose exact title was typed', () => {
  const soon = (id: number, title: string) => ({ ...game(id, title), categories: ['pokies', 'prerelease'] });
  const { search } = makeCatalogue(
    [soon(1, 'Koi Gate'), soon(2, 'Koi'), soon(3, 'Dragon'), game(4, 'Moon Koi'), game(5, 'Old Dragon Hoard')],
    [],
  );
  const found = (query: string) => search(query).entries.map(({ row }) => row.title);
  expect(found('ko')).toEqual(['Moon Koi', 'Koi Gate', 'Koi']);
  expect(found('koi')).toEqual(['Koi', 'Moon Koi', 'Koi Gate']);
  expect(found('dragn')).toEqual(['Old Dragon Hoard', 'Dragon']);
});

it("a slug that is also another studio's id refers to the studio with that slug [ROUTE-017]", () => {
  const { byProvider } = makeCatalogue(
    [
      { ...game(1, 'Moon Koi'), provider: 'one' },
      { ...game(2, 'Sun Koi'), provider: 'two' },
    ],
    [
      { id: 'one', slug: 'two', title: 'One' },
      { id: 'two', slug: 'three', title: 'Two' },
    ],
  );
  const games = (key: string) => byProvider.get(key)?.popular.map(({ row }) => row.title);
  expect([games('two'), games('three'), games('one')]).toEqual([['Moon Koi'], ['Sun Koi'], ['Moon Koi']]);
});
