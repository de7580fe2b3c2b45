import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import JackpotPage from './jackpot-page.tsx';
import { JackpotsPage } from './jackpots-page.tsx';

/** The listener of each channel; tests deliver messages through it. */
const channels = vi.hoisted(() => new Map<string, (data: unknown) => void>());
vi.mock('../../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, onMessage: (data: unknown) => void) => void channels.set(channel, onMessage),
}));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  channels.clear();
});

const level = (identifier: string, name: string, amount_cents: number, one_in: number) => ({
  id: 1,
  identifier,
  name,
  amount_cents,
  one_in,
  share_ppm: 2_500,
  seed_cents: 2_000,
  last_won_at: identifier === 'spark' ? '2026-11-20T20:41:00Z' : null,
});
const mystic: Jackpot = {
  id: 1,
  identifier: 'mystic',
  name: 'Mystic Jackpots',
  state: 'active',
  currency: 'EUR',
  categories: ['jackpots'],
  levels: [level('nova', 'Supernova', 128_490_600, 480_000_000), level('spark', 'Spark', 21_209, 78_000)],
};
const harbour: Jackpot = { ...mystic, id: 2, identifier: 'harbour', name: 'Harbour Drop' };
const win = (user_name: string, amount: number, day: number, jackpot = 'mystic'): JackpotWin => ({
  user_name: `${user_name}***`,
  amount_cents: amount * 1_000,
  currency: 'BTC',
  jackpot_original_amount_cents: amount,
  jackpot_original_currency: 'EUR',
  jackpot_level_name: 'Spark',
  created_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
  jackpot,
  level: 'spark',
  game: { slug: 'moon-koi', title: 'Moon Koi' },
});
const wins = [
  win('Ada', 100, 1),
  win('Bo', 600, 2),
  win('Cy', 500, 3),
  win('Di', 400, 4),
  win('Eve', 300, 5),
  win('Fay', 200, 6, 'harbour'),
  win('Gus', 700, 7, 'harbour'),
];
const open = (element: React.ReactNode) =>
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
const openList = () => open(<JackpotsPage data={{ jackpots: [mystic, harbour], wins, banners: [] }} />);

const rows = () =>
  within(screen.getByRole('table', { name: 'Winners' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    );
const names = () => rows().map(cells => /\w+(?=\*)/.exec(cells.join(' '))?.[0]);
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

it('the list of winners has the five biggest, with a medal for the first three and a rank from the fourth [PJACK-008] [PJACK-009]', () => {
  openList();
  expect(names()).toEqual(['Gus', 'Bo', 'Cy', 'Di', 'Eve']);
  const places = rows().map(([place]) => place);
  expect(places).toEqual(['1', '2', '3', '4', '5']);
  expect(document.querySelectorAll('.medal')).toHaveLength(3);
  expect(screen.getByRole('cell', { name: '4' }).querySelector('.medal')).toBeNull();
});

it('the tabs of the winners show the biggest or the latest five, the latest without ranks [PJACK-003] [PJACK-008] [PJACK-009]', () => {
  openList();
  choose('Order of the winners', 'Latest');
  expect(names()).toEqual(['Gus', 'Fay', 'Eve', 'Di', 'Cy']);
  expect(rows()[0]?.[0]).toContain('Gus***');
  expect(document.querySelectorAll('.medal')).toHaveLength(0);
  choose('Order of the winners', 'Biggest');
  expect(names()[1]).toBe('Bo');
});

it('the tabs of the slider choose the win of each jackpot and which jackpot comes first [PJACK-003]', () => {
  open(
    <JackpotsPage
      data={{ jackpots: [mystic, harbour], wins: [win('Old', 900, 1), win('New', 100, 9, 'harbour')], banners: [] }}
    />,
  );
  const slides = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 2);
  expect(slides()).toEqual(['Mystic Jackpots', 'Harbour Drop']);
  screen.getByText('Biggest win: Old***, €9.00');
  choose('Wins shown with the jackpots', 'Latest');
  expect(slides()).toEqual(['Harbour Drop', 'Mystic Jackpots']);
  screen.getByText('Latest win: New***, €1.00');
});

it('amounts of pots and wins have two decimals, and wins are in the currency of the jackpot [PJACK-007]', () => {
  openList();
  expect(screen.getAllByText('€1,284,906.00')).toHaveLength(2);
  expect(rows()[0]?.at(-1)).toBe('€7.00');
});

it('the odds of each level are written with its amount, and the slider links to the rules and the games [C29]', () => {
  open(<JackpotsPage data={{ jackpots: [mystic], wins: [], banners: [] }} />);
  screen.getByText('1 in 480 million at €1');
  screen.getByText('1 in 78,000 at €1');
  screen.getByText('Nobody has won it yet.');
  screen.getByText('No winners yet');
  expect(screen.getByRole('link', { name: 'Rules and odds' }).getAttribute('href')).toBe('/mystic');
  expect(screen.getByRole('link', { name: 'Games that count' }).getAttribute('href')).toBe('/categories/jackpots');
});

const message = {
  nickname: 'Zoe***',
  game: 'moon-koi',
  currency: 'EUR',
  win_cents: 50,
  at: '2026-11-28T12:00:00Z',
  jackpot: {
    identifier: 'mystic',
    level: 'spark',
    level_name: 'Spark',
    original_amount_cents: 50,
    original_currency: 'EUR',
  },
};

it('a new win is put at the head of the latest wins, once, and the amounts follow the messages [PRT-001] [PRT-002]', () => {
  openList();
  choose('Order of the winners', 'Latest');
  act(() => channels.get('wins')?.(message));
  act(() => channels.get('wins')?.(message));
  expect(names()).toEqual(['Zoe', 'Gus', 'Fay', 'Eve', 'Di']);
  const levels = [{ identifier: 'nova', amount_cents: 128_490_777 }];
  act(() => channels.get('jackpots_changes')?.({ identifier: 'mystic', currency: 'EUR', levels }));
  expect(screen.getAllByText('€1,284,907.77')).toHaveLength(1);
});

it.each([
  ['the win of a game', { ...message, jackpot: undefined }],
  ['a malformed jackpot', { ...message, jackpot: { identifier: 'mystic' } }],
  ['a win without an amount', { ...message, jackpot: { ...message.jackpot, original_amount_cents: 'x' } }],
])('the list of winners ignores %s [RT-013]', (_what, data) => {
  openList();
  choose('Order of the winners', 'Latest');
  act(() => channels.get('wins')?.(data));
  expect(names()).toEqual(['Gus', 'Fay', 'Eve', 'Di', 'Cy']);
});

it("a jackpot's page shows its rules, when each level was last won and its own new wins only", () => {
  const own = wins.filter(({ jackpot }) => jackpot === 'mystic');
  open(<JackpotPage data={{ jackpot: mystic, wins: own, games: [], gamesCount: 0 }} />);
  screen.getByText(/We add 0\.5% of each stake/);
  const levels = within(screen.getByRole('table', { name: 'The 2 levels' }));
  expect(levels.getByRole('row', { name: /Supernova/ }).textContent).toContain('Not yet');
  expect(levels.getByRole('row', { name: /Spark/ }).textContent).toContain('Nov 20, 2026');
  act(() => channels.get('wins')?.({ ...message, jackpot: { ...message.jackpot, identifier: 'harbour' } }));
  choose('Order of the winners', 'Latest');
  expect(names()).toEqual(['Eve', 'Di', 'Cy', 'Bo', 'Ada']);
});
