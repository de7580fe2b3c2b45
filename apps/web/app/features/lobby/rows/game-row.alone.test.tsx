import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { inEnglish, playerWith } from '../../../testing/show.tsx';
import { tileGames } from '../../../testing/tile-games.ts';
import { GameRow } from './game-row.tsx';
import type { LobbyRow } from './packed-rows.ts';

const row: LobbyRow = {
  id: 'new',
  title: 'New',
  total: 54,
  games: tileGames(15),
};

/** jsdom measures nothing. */
class Observer {
  observe() {}
  disconnect() {}
}
/** Mocks idle callbacks; the test runs them. */
let becomeIdle: (() => void)[] = [];
beforeEach(() => {
  becomeIdle = [];
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => becomeIdle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const items = () => [...screen.getByRole('list').children];
const tiles = () => screen.queryAllByRole('article');

it.each([
  { who: 'a guest', player: null, place: 0, served: 15 },
  { who: 'a guest', player: null, place: 3, served: 8 },
  { who: 'a player', player: playerWith(), place: 0, served: 8 },
  { who: 'a player', player: playerWith(), place: 1, served: 8 },
  { who: 'a player', player: playerWith(), place: 2, served: 0 },
])(
  '$who is served $served tiles of row $place with placeholders for the rest, and gets all tiles once the browser is idle',
  ({ player, place, served }) => {
    const page = inEnglish(<GameRow row={row} place={place} />, player);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(tiles()).toHaveLength(served);
    expect(items()).toHaveLength(Math.max(served, 8));
    const recovered = vi.fn<() => void>();
    render(page, { container, hydrate: true, onRecoverableError: recovered });
    expect(tiles()).toHaveLength(served);
    act(() => becomeIdle.forEach(run => run()));
    expect(tiles()).toHaveLength(15);
    expect(items()).toHaveLength(15);
    expect(recovered).not.toHaveBeenCalled();
    container.remove();
  },
);

it('the pictures of the first tiles have high priority and are not preloaded separately', () => {
  const served = renderToString(inEnglish(<GameRow row={row} place={0} />, playerWith()));
  expect(served).toContain('fetchPriority="high"');
  expect(served).not.toContain('rel="preload"');
});
