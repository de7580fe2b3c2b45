import { describe, expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { defaultBrand } from './brand/brand.ts';
import { readShellData } from './shell-data.server.ts';
import { unpackShellData } from './shell-data.ts';

const answers = {
  '/api/games/providers': [
    { id: 'a', slug: 'a', title: 'Few', games_count: 2 },
    { id: 'b', slug: 'b', title: 'Many', games_count: 7 },
  ],
  '/api/games/collections': [{ id: 'turbo', title: 'Turbo', games_count: 9 }],
  '/api/cms/pages': [],
};
const config = (name: string) => `/api/fe/config/${name}`;
const shellOf = async (files: Record<string, unknown>) => unpackShellData(await readShellData(stubPage(files).page));
const brandWith = async (files: Record<string, unknown>) => (await shellOf({ ...answers, ...files })).brand;

describe('the frame of every page', () => {
  it('the page frame contains the collections, and the studios sorted by number of games [CALL-054] [CALL-055]', async () => {
    const shell = await shellOf(answers);
    expect(shell.studios.map(({ title }) => title)).toEqual(['Many', 'Few']);
    expect([shell.gamesCount, shell.collections, shell.stale]).toEqual([9, answers['/api/games/collections'], false]);
  });

  it("the page frame shows a studio's title, otherwise its name, otherwise its slug [ENTITY-009]", async () => {
    const studio = { id: 'a', slug: 'a', games_count: 1 };
    const named = [
      { ...studio, title: 'Title', name: 'Name', games_count: 3 },
      { ...studio, name: 'Name', games_count: 2 },
      studio,
    ];
    const shell = await shellOf({ ...answers, '/api/games/providers': named });
    expect(shell.studios.map(({ title }) => title)).toEqual(['Title', 'Name', 'a']);
  });

  it('the page frame contains the categories that the operator configured [CALL-010]', async () => {
    const brand = await brandWith({ [config('menu-categories-games')]: { categories: ['live', 'new'] } });
    expect(brand.menuCategories).toEqual(['live', 'new']);
  });

  it('the page frame contains the address of the sports site that the operator configured [CALL-003]', async () => {
    const url = 'https://sport.liftoff.example/';
    expect((await brandWith({ [config('betting-config')]: { url } })).bettingUrl).toBe(url);
  });

  it.each([
    ['missing', undefined],
    ['empty', {}],
    ['refused', 500],
    ['not JSON', '{"half":'],
    ['null', null],
    ['a list', ['new']],
    ['a number', 0],
    ['an object of another shape', { categories: 'new', url: 7 }],
    ['an object with invalid values', { categories: ['new', 7], url: null }],
  ])(
    'the page frame keeps its defaults if a configuration response is %s [CALL-010] [CALL-013]',
    async (_what, answer) => {
      const names = ['menu-categories-games', 'betting-config', 'brand-config'];
      const files = answer === undefined ? {} : Object.fromEntries(names.map(name => [config(name), answer]));
      expect(await brandWith(files)).toEqual(defaultBrand);
    },
  );

  it('the page frame is rendered without data that fails to load, and is marked as stale [ERR-006]', async () => {
    expect(await shellOf({})).toEqual({
      brand: defaultBrand,
      studios: [],
      collections: [],
      gamesCount: 0,
      stale: true,
      notices: [],
      pages: [],
    });
  });
});
