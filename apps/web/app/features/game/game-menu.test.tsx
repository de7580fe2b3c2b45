import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { playData as data } from '../../testing/play-data.ts';
import { show } from '../../testing/show.tsx';
import GameMenu from './game-menu.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function openMenu(isLow: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isLow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const nothing = () => undefined;
  show(
    <GameMenu
      {...{ data, still: false, sound: false, onSound: nothing, onSheet: nothing, onClose: nothing }}
      mode="demo"
      fullScreen={{ available: false, on: false, toggle: nothing }}
    />,
  );
}

it('the game menu leaves licence and help to the footer of the page [C37]', () => {
  openMenu(false);
  expect(screen.getByText('Game info')).toBeTruthy();
  expect(screen.queryByText(/Licence/)).toBeNull();
});

it('the game menu has licence and help on a low screen, where the page has no footer [C37]', () => {
  openMenu(true);
  expect(screen.getByText(/Licence/)).toBeTruthy();
});
