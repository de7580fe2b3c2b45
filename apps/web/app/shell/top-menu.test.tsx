import { act, cleanup, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MenuPage } from '../shared/site/menu-pages/menu-pages.server.ts';
import type { PlayerSeed } from '../shared/player/player.ts';
import { emptyShellData, ShellDataProvider } from '../shared/site/shell-data.ts';
import { playerWith, show } from '../testing/show.tsx';
import { TopMenu } from './top-menu.tsx';

let resized = () => undefined as void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => undefined) }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('measures the menu again after the window has kept its size for 150 ms [CONST-011]', () => {
  show(
    <MemoryRouter>
      <TopMenu />
    </MemoryRouter>,
  );
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    const count = measured.mock.calls.length;
    measured.mockClear();
    return count;
  };
  resized();
  expect(pass(0)).toBeGreaterThan(0);
  resized();
  expect(pass(149)).toBe(0);
  resized();
  expect(pass(149)).toBe(0);
  expect(pass(1)).toBeGreaterThan(0);
  expect(pass(10_000)).toBe(0);
});

it('measures the menu again after the page has switched from the fallback fonts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(document, { whenFonts: promise });
  show(
    <MemoryRouter>
      <TopMenu />
    </MemoryRouter>,
  );
  resized();
  act(() => void vi.advanceTimersByTime(0));
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  resolve();
  await act(() => promise);
  expect(measured).toHaveBeenCalled();
  Reflect.deleteProperty(document, 'whenFonts');
});

/** Label and address of each entry on the line, given these CMS pages. */
function entriesWith(pages: readonly MenuPage[], player: PlayerSeed | null = null) {
  const { container, unmount } = show(
    <MemoryRouter>
      <ShellDataProvider value={{ ...emptyShellData, pages }}>
        <TopMenu />
      </ShellDataProvider>
    </MemoryRouter>,
    player,
  );
  const line = container.querySelector<HTMLElement>('.top-menu__fit');
  const links = line === null ? [] : within(line).getAllByRole('link');
  const entries = links.map(link => [link.textContent, link.getAttribute('href')]);
  unmount();
  return entries;
}

it('the menu always contains tournaments and achievements, then the VIP club if its page exists, before other CMS pages [SHELL-025] [SHELL-026] [SHELL-027] [SHELL-028]', () => {
  const own = [
    ['Lobby', '/'],
    ['Pokies', '/pokies/all'],
    ['Live', '/live/all'],
    ['Tournaments', '/tournaments'],
    ['Achievements', '/achievements'],
  ];
  const page = (path: string, categories: readonly string[] = []): MenuPage => ({
    path,
    title: `The page ${path}`,
    categories: [...categories],
  });
  const last = [
    ['Promotions', '/promotions'],
    ['Studios', '/producers'],
    ['New games', '/categories/new'],
  ];
  expect(entriesWith([])).toEqual([...own, ...last]);
  expect(
    entriesWith([
      page('/about-us', ['top-menu']),
      page('/vip-club', ['top-menu']),
      page('/elsewhere'),
      page('/achievements'),
    ]),
  ).toEqual([...own, ['VIP club', '/vip-club'], ['The page /about-us', '/about-us'], ...last]);
  expect(entriesWith([], playerWith())).toEqual([...own, ['VIP club', '/rocket-vipclub'], ...last]);
});

it('the menu has no More while all its entries fit in one line [SHELL-029]', () => {
  const { container } = show(
    <MemoryRouter>
      <TopMenu />
    </MemoryRouter>,
  );
  resized();
  act(() => void vi.advanceTimersByTime(0));
  // Without a layout, all links are on the same line.
  expect(container.querySelector('details')).toBeNull();
  const tops = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  tops.mockImplementation(function (this: HTMLElement) {
    return /Studios|New games/.test(this.textContent) ? 44 : 0;
  });
  resized();
  act(() => void vi.advanceTimersByTime(150));
  const more = [...container.querySelectorAll('details a')];
  expect(more.map(({ textContent }) => textContent)).toEqual(['Studios', 'New games']);
});
