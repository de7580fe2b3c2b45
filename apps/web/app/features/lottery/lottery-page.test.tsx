import type { Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { playerWith, show } from '../../testing/show.tsx';
import BuyTickets from './buy-tickets.tsx';
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

it('shows the player’s tickets with their numbers, and the number of all tickets [PLOTT-002]', () => {
  open(lotteryWith(), [statusWith([7, 12])]);
  expect(screen.getByText('2 of 100 tickets')).toBeTruthy();
  expect(screen.getByText('000012')).toBeTruthy();
  expect(screen.getByText('000007')).toBeTruthy();
});

it('tickets that the page could not load are those stored since the sign-in [PLOTT-002] [STATE-010]', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.lotteries(7), [statusWith([7, 12]), statusWith([4], 'l2')]);
  const now = Date.parse('2026-11-20T00:00:00Z');
  inPage(
    <QueryClientProvider client={queries}>
      <LotteryPage data={{ lottery: lotteryWith(), statuses: null, isGuest: false, now }} />
      <LotteriesPage data={{ lotteries: [lotteryWith()], statuses: null, isGuest: false }} />
    </QueryClientProvider>,
    false,
  );
  expect(await screen.findByText('000012')).toBeTruthy();
  expect(await screen.findByText('All your tickets: 3')).toBeTruthy();
});

it.each([
  ['a player who can get more tickets', {}, 1],
  ['a player with the maximum', { max_per_player: 2 }, 0],
  ['tickets that are not sold', { price_points: null }, 0],
  ['a lottery that has not begun', { state: 'future' }, 0],
] as const)('the way to the tickets is shown while they can be bought: %s', (_who, more, links) => {
  open(lotteryWith(more), [statusWith([7, 12])]);
  expect(screen.queryAllByRole('link', { name: 'Get tickets' })).toHaveLength(links);
});

it('once the draw is due, the page loads again until it has the result', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const dueAt = Date.parse('2026-11-30T00:10:00Z');
  const states = ['closed', 'closed', 'drawn'] as const;
  let loads = 0;
  const load = () => ({
    lottery: lotteryWith({ state: states[loads++] ?? 'drawn' }),
    statuses: null,
    isGuest: true,
    now: dueAt - 5_000,
  });
  const Page = () => <LotteryPage data={useLoaderData<typeof load>()} />;
  show(<RouterProvider router={createMemoryRouter([{ path: '/', loader: load, element: <Page /> }])} />, null);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await screen.findByRole('heading', { level: 1 });
  await pass(5_000);
  await pass(9_000);
  expect(loads).toBe(1);
  await pass(1_000);
  expect(loads).toBe(2);
  await pass(10_000);
  expect(screen.getAllByText(/^Drawn on/).length).toBeGreaterThan(0);
  await pass(60_000);
  expect(loads).toBe(3);
});

it('the list begins with the lotteries that have tickets to get', () => {
  const lotteries = (['drawn', 'future', 'active', 'closed'] as const).map(state =>
    lotteryWith({ id: state, title: state, state }),
  );
  inPage(<LotteriesPage data={{ lotteries, statuses: [], isGuest: false }} />, false);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['active', 'closed', 'future', 'drawn']);
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

it('before the draw, the page shows the hash of the seed and says when the rest is published [PX-69]', () => {
  open(lotteryWith(), []);
  expect(screen.getByText('a'.repeat(64))).toBeTruthy();
  expect(screen.getAllByText('Published when tickets end')).toHaveLength(2);
  expect(screen.getByText('Published after the draw')).toBeTruthy();
});

it('after the draw, the page lists the winners and marks sandbox players', () => {
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

it('guests see how to get tickets, and a button to register that leads back [PROLE-002] [PROLE-003]', () => {
  open(lotteryWith(), null, true);
  expect(screen.getByText('A ticket costs 40 points, at most 31 per player.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/sign-up?redirect=%2Flottery%2Faphelion-draw',
  );
});

it('the page says that the player’s tickets did not load, and that a cancelled lottery returned the points', () => {
  open(lotteryWith({ state: 'canceled' }), null);
  expect(screen.getByText('Your tickets did not load. They are safe.')).toBeTruthy();
  expect(screen.getByText('This lottery was cancelled. Points paid for tickets were returned.')).toBeTruthy();
});

it('the page names the amount that earns a ticket in each currency', () => {
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

it('repeats an order of tickets without an answer under the same key, so that it buys once [A24]', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('no connection');
    return Response.json(statusWith([1]), { status: 201 });
  });
  inPage(<BuyTickets lottery="l1" price={40} left={5} />, false);
  const buy = () => fireEvent.click(screen.getByRole('button', { name: /^Buy 1 ticket for 40 points/ }));
  buy();
  expect(await screen.findByText(/We didn’t get an answer/)).toBeTruthy();
  buy();
  expect(await screen.findByText('1 ticket is yours.')).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it.each([
  ['not_enough_money', 'You have too few points for that.'],
  ['invalid', 'That is more than one player can have.'],
  ['forbidden', 'No tickets were bought, and your points were not touched.'],
])(
  'an order refused as %s is explained in the site’s own words, not in the server’s [PERR-016]',
  async (refusal, words) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ refusal, errors: { count: ['A text of the server'] }, request_id: 'one' }, { status: 422 }),
    );
    inPage(<BuyTickets lottery="l1" price={40} left={5} />, false);
    fireEvent.click(screen.getByRole('button', { name: /^Buy 1 ticket/ }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.body.textContent).not.toContain('A text of the server');
  },
);
