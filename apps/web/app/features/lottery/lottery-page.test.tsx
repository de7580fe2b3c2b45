import type { Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { countdownParts } from './draw-countdown.tsx';
import { LotteriesPage } from './lotteries-page.tsx';
import { LotteryPage } from './lottery-page.tsx';

const lotteryWith = (more: Partial<Lottery> = {}): Lottery => ({
  id: 'l1',
  slug: 'aphelion-draw',
  lottery_id: 'l1',
  in_progress: true,
  tickets: [],
  title: 'Aphelion draw',
  state: 'active',
  start_at: '2026-11-01T00:00:00Z',
  end_at: '2026-11-30T00:00:00Z',
  draw_at: '2026-11-30T00:10:00Z',
  tickets_total: 100,
  price_points: 40,
  max_per_player: 31,
  earning: null,
  prizes: [
    { reward: { type: 'points', points: 5_000 }, count: 1 },
    { reward: { type: 'points', points: 50 }, count: 9 },
  ],
  proof: { seed_hash: 'a'.repeat(64), list_hash: null, commitment: null, seed: null },
  winners: [],
  ...more,
});
const statusWith = (numbers: number[], lottery_id = 'l1'): LotteryStatus => ({
  lottery_id,
  tickets: numbers.length,
  numbers,
  holder: 'h1',
});
const inPage = (element: ReactElement, isGuest: boolean) =>
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, isGuest ? null : playerWith());
const open = (lottery: Lottery, statuses: readonly LotteryStatus[] | null, isGuest = false) =>
  inPage(<LotteryPage data={{ lottery, statuses, isGuest, now: Date.parse('2026-11-20T00:00:00Z') }} />, isGuest);

it('shows the player’s tickets with their numbers, and how many there are in all [PLOTT-002]', () => {
  open(lotteryWith(), [statusWith([7, 12])]);
  expect(screen.getByText('2 of 100 tickets')).toBeTruthy();
  expect(screen.getByText('000012')).toBeTruthy();
  expect(screen.getByText('000007')).toBeTruthy();
});

it('the list shows the tickets of all lotteries together, and 0 without a status [PLOTT-002]', () => {
  const data = { lotteries: [lotteryWith()], isGuest: false };
  const { unmount } = inPage(
    <LotteriesPage data={{ ...data, statuses: [statusWith([1, 2, 3]), statusWith([4], 'l2')] }} />,
    false,
  );
  expect(screen.getByText('All your tickets: 4')).toBeTruthy();
  expect(screen.getByText('3 of 100 tickets')).toBeTruthy();
  unmount();
  inPage(<LotteriesPage data={{ ...data, statuses: [] }} />, false);
  expect(screen.getByText('All your tickets: 0')).toBeTruthy();
});

it('shows the chance of the player’s tickets and of one ticket, computed from the prizes and all tickets [C29]', () => {
  open(lotteryWith({ prizes: [{ reward: { type: 'points', points: 5 }, count: 10 }] }), [statusWith([5])]);
  expect(screen.getAllByText('10.00%')).toHaveLength(2);
  expect(screen.getByText(/90.00% of the time, your tickets win nothing/)).toBeTruthy();
});

it('before the draw the hash of the seed is shown, and the rest is announced [PX-69]', () => {
  open(lotteryWith(), []);
  expect(screen.getByText('a'.repeat(64))).toBeTruthy();
  expect(screen.getAllByText('Published when tickets end')).toHaveLength(2);
  expect(screen.getByText('Published after the draw')).toBeTruthy();
});

it('after the draw the winners are listed with cut names, and sandbox players are marked as such', () => {
  const winner = { number: 12, user_name: 'Mira K***', reward: { type: 'points', points: 5_000 } } as const;
  const winners = [
    { ...winner, place: 1, is_sandbox: true },
    { ...winner, place: 2, number: 40, is_sandbox: false },
  ];
  open(lotteryWith({ state: 'drawn', winners }), [statusWith([12])]);
  const rows = within(screen.getByRole('table', { name: 'Winners' })).getAllByRole('row');
  expect(rows.map(row => row.textContent)).toEqual([
    'PlaceWinnerPrize',
    '1Mira K***sandbox playerTicket 0000125,000 points',
    '2Mira K***Ticket 0000405,000 points',
  ]);
});

it('guests see how tickets are had, and a button to register that leads back [PROLE-002] [PROLE-003]', () => {
  open(lotteryWith(), null, true);
  expect(screen.getByText('A ticket costs 40 points, at most 31 per player.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/sign-up?redirect=%2Flottery%2Faphelion-draw',
  );
});

it('a player whose tickets did not load is told so, and a cancelled lottery says that points were returned', () => {
  open(lotteryWith({ state: 'canceled' }), null);
  expect(screen.getByText('Your tickets did not load. They are safe.')).toBeTruthy();
  expect(screen.getByText('This lottery was cancelled. Points paid for tickets were returned.')).toBeTruthy();
});

it('the amounts that earn a ticket are named for each currency', () => {
  const per = [
    { currency: 'EUR' as const, amount_cents: 2_000 },
    { currency: 'CAD' as const, amount_cents: 3_000 },
  ];
  open(lotteryWith({ price_points: null, earning: { by: 'stake', per } }), []);
  expect(
    screen.getByText(
      'You get a ticket for every €20.00 or $30.00 of your own money that you stake, at most 31 per player.',
    ),
  ).toBeTruthy();
});

it.each([
  [93_784_000, { days: 1, hours: 2, minutes: 3, seconds: 4 }],
  [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%s ms are split into days, hours, minutes and seconds, and are never negative [PTOUR-013]', (leftMs, parts) => {
  expect(countdownParts(leftMs)).toEqual(parts);
});
