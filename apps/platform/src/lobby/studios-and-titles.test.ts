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
  mathematics: { engine: 'slot', grid: '5x3', lines: '20 lines', volatility: 'high', rtp: 96.2, maxWin: 5_000 },
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

it.each([
  ['queen\u2019s', ["Queen's Hoard", 'River Queen', 'Queens of Spring']],
  ["queen's hoard", ["Queen's Hoard"]],
  ['queens hoard', ["Queen's Hoard"]],
  ['QUEEN\u00b4S', ["Queen's Hoard", 'River Queen', 'Queens of Spring']],
  ["l'amour", ['L\u2019Amour']],
  ['lamour', ['L\u2019Amour']],
  ['amour', ['L\u2019Amour']],
])('the search for \u201c%s\u201d ignores apostrophes and possessive endings', (typed, expected) => {
  const { search } = makeCatalogue(
    ["Queen's Hoard", 'River Queen', 'Queens of Spring', 'L\u2019Amour'].map((title, at) => game(at, title)),
    [],
  );
  const { corrected, entries } = search(typed);
  expect(entries.map(({ row }) => row.title).toSorted()).toEqual(expected.toSorted());
  expect(corrected).toBeNull();
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
