import type { Game } from '@liftoff/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { badgeOf, toTile } from './tile-game.ts';

const game: Game = {
  identifier: 'crane/moon-koi',
  title: 'Moon Koi',
  name: 'moon koi',
  slug: 'moon-koi',
  seo_title: 'Moon Koi by Paper Crane',
  provider: 'crane',
  categories: ['pokies'],
  currencies: { EUR: { id: 1 }, FUN: { id: 2 } },
  collections: {},
  has_demo_mode: true,
  preview: '/pictures/poster/moon-koi',
  badges: [],
  last_activity_at: null,
  tint: '#123456',
};
const studios = new Map([['crane', 'Paper Crane']]);
const badges = (...types: Game['badges'][number]['type'][]) => types.map(type => ({ type, theme: 'neutral' as const }));

describe("a game tile's data", () => {
  it("a game tile's data contains title, studio and demo for everyone, but no currencies or categories for guests", () => {
    expect(toTile(game, studios, false)).toEqual({
      id: 'crane/moon-koi',
      slug: 'moon-koi',
      title: 'Moon Koi',
      provider: 'crane',
      studio: 'Paper Crane',
      preview: '/pictures/poster/moon-koi',
      tint: '#123456',
      demo: true,
    });
  });

  it("a game tile uses the game's name if it has no title [ENTITY-008]", () => {
    expect(toTile({ ...game, title: '' }, studios, false).title).toBe('moon koi');
  });

  it('a game tile leaves play money out of the currencies with which a game can be opened [STATE-047]', () => {
    expect(toTile(game, studios, true).currencies).toEqual(['EUR']);
  });

  it("a game tile's data contains the game's categories for players", () => {
    expect(toTile(game, studios, true).categories).toEqual(['pokies']);
  });

  it('marks the tile of a game that is not open yet', () => {
    expect(toTile({ ...game, categories: ['prerelease'] }, studios, false)).toMatchObject({
      soon: true,
      badge: 'soon',
    });
  });

  it.each([
    [badges('jackpot', 'new'), ['exclusive'], 'new'],
    [badges('mystic-jackpots', 'jackpot'), [], 'jackpot'],
    [badges('bonus-wagering', 'jackpot', 'top'), [], 'top'],
    [badges('bonus-wagering'), ['drop-wins-slots'], undefined],
    [[], ['exclusive', 'live'], 'exclusive'],
    [badges('top', 'jackpot'), ['exclusive', 'prerelease'], 'soon'],
    [[], ['live'], 'live'],
    [[], ['pokies'], undefined],
  ] as const)('a game tile shows only the badge with the highest priority (case %#)', (own, categories, badge) => {
    expect(badgeOf({ badges: [...own], categories: [...categories] })).toBe(badge);
  });
});
