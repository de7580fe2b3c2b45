import * as fc from 'fast-check';
import { games as catalogueGames } from '@liftoff/catalogue/games';
import { hueGap, hueOf } from '@liftoff/art/core/colour';
import { grounds } from '@liftoff/art/palettes/grounds';
import { GamesFilterBody } from '@liftoff/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { makeCatalogue } from './catalogue.ts';
import type { GameRow } from './catalogue-row.ts';
import { filterGames } from './filter-games.ts';
import { alikeHues, inVariedOrder, longestRun } from './varied-order.ts';

const kinds = ['slots', 'live', 'tables', 'instant'];
const shelves = ['pokies', 'ways', 'new', 'turbo'];

const anyGame = fc.record({
  kind: fc.constantFrom(...kinds),
  tint: fc.constantFrom('#8a1a14', '#0e7a72', '#1a1f5c', '#5a7a12'),
  provider: fc.integer({ min: 0, max: 3 }),
  popularity: fc.integer({ min: 0, max: 40 }),
  shelves: fc.subarray(shelves),
});

type AnyGame = typeof anyGame extends fc.Arbitrary<infer Made> ? Made : never;

const rowOf = (game: AnyGame, id: number): GameRow => ({
  id,
  slug: `game-${id}`,
  title: `Game ${id}`,
  seo_title: `Game ${id}`,
  provider: `studio-${game.provider}`,
  kind: game.kind,
  categories: game.shelves,
  badges: [],
  currencies: ['EUR'],
  has_demo_mode: true,
  popularity: game.popularity,
  released_on: `2026-01-${String(1 + (id % 28)).padStart(2, '0')}`,
  tint: game.tint,
  subject: `subject-${id % 5}`,
  last_activity_at: null,
  mathematics: { engine: 'slot', grid: '5x3', lines: '20 lines', volatility: 'high', rtp: 96.2, maxWin: 5_000 },
});

const anyRows = fc.array(anyGame, { maxLength: 120 }).map(games => games.map(rowOf));

function longestRuns(list: readonly string[]): Map<string, number> {
  const longest = new Map<string, number>();
  let length = 0;
  for (const [at, kind] of list.entries()) {
    length = kind === list[at - 1] ? length + 1 : 1;
    longest.set(kind, Math.max(longest.get(kind) ?? 0, length));
  }
  return longest;
}

function expectShortRuns(list: readonly string[]): void {
  for (const [kind, length] of longestRuns(list)) {
    const ofKind = list.filter(other => other === kind).length;
    expect(length).toBeLessThanOrEqual(longestRun(ofKind, list.length));
  }
}

describe('a varied order of games', () => {
  it("a varied order contains the same games, and its runs of one kind are no longer than the kind's share requires", () => {
    fc.assert(
      fc.property(anyRows, rows => {
        const games = rows.map(row => ({ row, hue: hueOf(row.tint) }));
        const order = inVariedOrder(games);
        expect(new Set(order)).toEqual(new Set(games));
        expect(order).toHaveLength(games.length);
        expectShortRuns(order.map(({ row }) => row.kind));
      }),
      { numRuns: 300 },
    );
  });

  it('a varied order keeps the first game first, and moves no game far', () => {
    fc.assert(
      fc.property(anyRows, rows => {
        const ofOneKind = rows.map(row => ({ row: { ...row, kind: 'slots' }, hue: hueOf(row.tint) }));
        const order = inVariedOrder(ofOneKind);
        expect(order[0]).toBe(ofOneKind[0]);
        const places = new Map(ofOneKind.map((game, at) => [game, at]));
        for (const [at, game] of order.entries())
          expect(Math.abs((places.get(game) ?? Number.NaN) - at)).toBeLessThanOrEqual(18);
      }),
    );
  });
});

it('a varied order shows a subject again only after two rows if enough other games are near', () => {
  const subjects = ['chest', 'a', 'b', 'c', 'chest', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'];
  const games = subjects.map(subject => ({ row: { kind: 'slots', subject, provider: 'one' }, hue: 0 }));
  const order = inVariedOrder(games).map(({ row }) => row.subject);
  expect(order.lastIndexOf('chest') - order.indexOf('chest')).toBeGreaterThanOrEqual(14);
});

describe('the lists of a catalogue', () => {
  const filters = [
    {},
    ...shelves.map(id => ({ categories: [id] })),
    { categories: ['pokies', 'new'] },
    { providers: ['studio-0'] },
    { providers: ['studio-0', 'studio-1'] },
  ];

  it('the lists contain the same games across all pages in every order, and count them [CALL-056]', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.constantFrom(...filters),
        fc.constantFrom('popular', 'new', 'title'),
        fc.integer({ min: 1, max: 40 }),
        (rows, filter, sort, size) => {
          const catalogue = makeCatalogue(rows, []);
          const page = (number: number) =>
            filterGames(
              catalogue,
              GamesFilterBody.parse({ device: 'desktop', filter, page: number, page_size: size, sort }),
            );
          const first = page(1);
          const pages = Array.from({ length: first.pagination.total_pages }, (_, at) => page(at + 1));
          const listed = pages.flatMap(one => one.data);
          const wanted = rows.filter(row => isIn(row, filter));
          expect(listed.map(game => game.slug).toSorted()).toEqual(wanted.map(row => row.slug).toSorted());
          expect(pages.every(one => one.pagination.total_count === listed.length)).toBe(true);
          const kindOf = new Map(rows.map(row => [row.slug, row.kind]));
          if (sort === 'popular') expectShortRuns(listed.map(game => kindOf.get(game.slug) ?? ''));
        },
      ),
      { numRuns: 200 },
    );
  });

  const isIn = (row: GameRow, filter: { categories?: string[]; providers?: string[] }): boolean =>
    (filter.categories?.every(id => row.categories.includes(id)) ?? true) &&
    (filter.providers?.includes(row.provider) ?? true);

  it("the lists rarely put two games of similar colour next to each other in the platform's real catalogue", () => {
    const own = catalogueGames.map((game): GameRow => ({
      ...game,
      currencies: ['EUR'],
      released_on: game.release,
      tint: grounds[game.art.ground]?.a ?? '',
      last_activity_at: null,
      mathematics: game,
    }));
    const { byCollection } = makeCatalogue(own, []);
    for (const id of ['all', 'pokies', 'turbo', 'top', 'jackpots', 'live']) {
      const list = byCollection.get(id)?.popular ?? [];
      const alike = list.filter((entry, at) => hueGap(entry.hue, list[at - 1]?.hue ?? entry.hue + 180) < alikeHues);
      expect(alike.length / list.length, id).toBeLessThan(0.05);
    }
  });
});
