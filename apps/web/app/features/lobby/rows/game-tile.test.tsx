import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FavouritesProvider } from '../../../shared/player/favourites/favourites.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import type { TileGame } from '../tile-game.ts';
import { GameTile } from './game-tile.tsx';

const koi: TileGame = {
  id: 'moon-koi',
  slug: 'moon-koi',
  title: 'Moon Koi',
  provider: 'crane',
  studio: 'Paper Crane',
  preview: '/pictures/poster/moon-koi',
  tint: '#123456',
  demo: true,
  currencies: ['EUR'],
};
const player = playerWith();
const favourites = { ids: new Set(['moon-koi']), toggle: vi.fn<(id: string) => void>() };

/** The links and buttons of a tile, by accessible name. */
function tile(game: TileGame, who: PlayerSeed | null) {
  const part = <GameTile game={game} />;
  show(who ? <FavouritesProvider value={favourites}>{part}</FavouritesProvider> : part, who);
  const named = (role: 'link' | 'button') => screen.queryAllByRole(role).map(one => one.getAttribute('aria-label'));
  return { links: named('link'), buttons: named('button') };
}

describe('GameTile', () => {
  it('a game tile offers play, demo and favourite to a player [SHELL-078] [SHELL-079] [SHELL-080]', () => {
    expect(tile(koi, player)).toEqual({
      links: ['Play Moon Koi', 'Try demo: Moon Koi'],
      buttons: ['Favourite Moon Koi'],
    });
    const heart = screen.getByRole('button');
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    heart.click();
    expect(favourites.toggle).toHaveBeenCalledWith('moon-koi');
  });

  it('a game tile offers guests no favourite button [SHELL-080]', () => {
    expect(tile(koi, null)).toEqual({ links: ['Play Moon Koi', 'Try demo: Moon Koi'], buttons: [] });
  });

  it('a game tile offers no demo if the game has none [SHELL-079]', () => {
    const { demo: _demo, ...table } = koi;
    expect(tile(table, player).links).toEqual(['Play Moon Koi']);
  });

  it('a locked tile shows the reason for the lock instead of play, demo and favourite [SHELL-081] [STATE-047]', () => {
    expect(tile({ ...koi, currencies: ['CAD'] }, player)).toEqual({ links: [], buttons: [] });
    expect(screen.getByText('Not available in EUR')).toBeTruthy();
  });
});
