import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import type { LobbyData } from '../load-lobby.server.ts';
import type { TileGame } from '../tile-game.ts';
import PlayerCarousel from './player-carousel.tsx';

const koi: TileGame = {
  id: 'moon-koi',
  slug: 'moon-koi',
  title: 'Moon Koi',
  provider: 'crane',
  studio: 'Paper Crane',
  preview: '/pictures/poster/moon-koi',
  tint: '#123456',
};
const levels = [
  { identifier: 'nova', name: 'Nova', amount: '€1,000.00' },
  { identifier: 'spark', name: 'Spark', amount: '€5.00' },
];

function open(data: Partial<LobbyData>, user: Partial<PlayerSeed['user']> = {}) {
  const lobby = {
    banners: [],
    recent: [],
    jackpots: { identifier: 'mystic', levels },
    ...data,
  } as unknown as LobbyData;
  const player = playerWith({}, { nickname: 'Ada', ...user });
  const element = <PlayerCarousel data={lobby} player={player} />;
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, player);
}
const first = () => screen.getByRole('heading', { level: 1 }).textContent;
const titles = () => [...document.querySelectorAll('.banner .display')].map(({ textContent }) => textContent);

it("opens a player's lobby with the game played last, the balance and a link that continues it", () => {
  open({ recent: [koi] });
  expect(first()).toBe('Moon Koi');
  expect(screen.getByText('Your balance is €248.50.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/play/crane/moon-koi');
});

it('opens the lobby of a player who has not played yet with the highest jackpot, once', () => {
  open({ recent: [{ ...koi, soon: true }] });
  expect(first()).toBe('The Nova jackpot is at €1,000.00');
  expect(titles()).toHaveLength(2);
});

it("never shows the guests' welcome to a player", () => {
  open({ jackpots: null });
  expect(titles()).not.toContain('A calmer way to play the big games');
});

it('has no slide about jackpots where they are not shown [C15]', () => {
  open({ recent: [koi], jackpots: null });
  expect(titles()).toEqual(['Moon Koi', 'Rocket X: you say when']);
});

it("shows the operator's banners in place of the player's slide", () => {
  open({ recent: [koi], banners: [{ id: 'offer', picture: '/pictures/scene/vip', title: 'Offer of the week' }] });
  expect(titles()).toEqual(['Offer of the week']);
});

it("names the minimum age of the player's province [D7]", () => {
  open({ recent: [koi] }, { country: 'CA', state: 'ON', min_age: 19 });
  expect(screen.getAllByText(/19\+/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/18\+/)).toBeNull();
});
