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

describe('a tile', () => {
  it('shows title, studio and demo, and no currencies to guests', () => {
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

  it('shows the name where there is no title [ENTITY-008]', () => {
    expect(toTile({ ...game, title: '' }, studios, false).title).toBe('moon koi');
  });

  it('leaves play money out of the currencies that unlock a game [STATE-047]', () => {
    expect(toTile(game, studios, true).currencies).toEqual(['EUR']);
  });

  it('marks a game that is not open yet', () => {
    expect(toTile({ ...game, categories: ['prerelease'] }, studios, false)).toMatchObject({
      soon: true,
      badge: 'soon',
    });
  });

  it.each([
    [badges('jackpot', 'new'), ['exclusive'], 'new'],
    [badges('mystic-jackpots', 'jackpot'), [], 'jackpot'],
    [badges('bonus-wagering', 'jackpot', 'top'), [], 'top'],
    [[], ['drop-wins-slots', 'exclusive'], 'drops'],
    [[], ['exclusive', 'prerelease'], 'exclusive'],
    [[], ['live', 'prerelease'], 'soon'],
    [[], ['live'], 'live'],
    [[], ['pokies'], undefined],
  ] as const)('carries one badge, the first of the order %#', (own, categories, badge) => {
    expect(badgeOf({ badges: [...own], categories: [...categories] })).toBe(badge);
  });
});
