import { act, cleanup, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { tileGames } from '../../../testing/tile-games.ts';
import { GameGrid } from './game-grid.tsx';
import type { GameList } from './game-list.ts';

/** The mocked layout: five columns, and rows 300 px high with 20 px gaps, scrolled by `scrolled` px. */
let scrolled = 0;
class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrolled, 1, 1));
  const columns = { gridTemplateColumns: '1px 1px 1px 1px 1px', rowGap: '20px' };
  vi.stubGlobal('getComputedStyle', () => columns);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(count: number) {
  const list: GameList = {
    id: 'slots',
    title: 'Slots',
    page: 1,
    pages: 1,
    total: count,
    sort: 'popular',
    filter: { categories: ['slots'] },
    failed: false,
    games: tileGames(count),
  };
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => <GameGrid list={list} pageHref={String} narrowedHref={() => ''} onRetry={() => undefined} />,
    },
  ]);
  show(<Routes />);
}

const frame = () => act(() => new Promise(done => requestAnimationFrame(done)));
const titles = () => screen.getAllByRole('article').map(tile => tile.querySelector('b')?.textContent);
const gaps = () =>
  [...screen.getByRole('list').querySelectorAll<HTMLElement>(':scope > [aria-hidden]')].map(
    ({ style }) => style.blockSize,
  );

it("renders only the rows of a long list near the viewport, at the full list height and with each tile's position", async () => {
  open(250);
  await frame();
  expect([titles().length, titles()[0], gaps()]).toEqual([50, 'Game 0', ['12780px']]);
  scrolled = 9_600;
  window.dispatchEvent(new Event('scroll'));
  await frame();
  expect([titles().length, titles()[0], gaps()]).toEqual([90, 'Game 110', ['7020px', '3180px']]);
  const [first] = screen.getAllByRole('listitem');
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['111', '250']);
});

it('recalculates the visible rows once the window size has been stable for 150 ms [CONST-011]', async () => {
  open(250);
  await frame();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('getComputedStyle', () => ({ gridTemplateColumns: '1px 1px', rowGap: '20px' }));
  for (let resize = 0; resize < 2; resize += 1) {
    window.dispatchEvent(new Event('resize'));
    act(() => void vi.advanceTimersByTime(149));
    await frame();
    expect(titles().length).toBe(50);
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(titles().length).toBe(20);
});

it('renders all tiles of a list with two hundred games', async () => {
  open(200);
  await frame();
  expect([titles().length, gaps()]).toEqual([200, []]);
});
