import type { Cashback } from '@liftoff/contract/bonus';
import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { GiftsPage } from './gifts-page.tsx';

const cashback: Cashback = {
  offer: {
    id: 'daily-cashback',
    kind: 'cashback',
    title: 'Cashback',
    description: '',
    code: null,
    percent: 5,
    min_deposit_cents: null,
    max_bonus_cents: 5_000,
    amount_cents: null,
    deposit_number: null,
    freespins_count: null,
    freespins: null,
    wager: 0,
    wager_on: 'bonus',
    max_bet_cents: null,
    max_win_cents: null,
    excluded_games: [],
    days_to_activate: 3,
    days_to_use: 1,
    ends_at: null,
    currency: 'EUR',
  },
  day: '2026-11-19',
  loss_cents: 4_000,
  amount_cents: 200,
  claimable_until: '2026-11-20T23:00:00.000Z',
};

let listed: Cashback[];
let sent: unknown[];
let status: number;
let reads: string[];
beforeEach(() => {
  [listed, sent, status, reads] = [[cashback], [], 200, []];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'https://site.example');
    if (init?.method === 'POST') {
      sent.push([pathname, JSON.parse(init.body as string)]);
      listed = [];
      return Response.json({ refusal: 'not_found', request_id: 'one' }, { status });
    }
    reads.push(pathname);
    return Response.json(pathname === '/api/player/cashback' ? listed : []);
  });
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <GiftsPage player={playerWith()} />
      </ToastProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it('shows the loss and the day that cashback comes from, with its terms, and claims it for that day [C28]', async () => {
  const card = within(await screen.findByRole('region', { name: 'Cashback, €2.00' }));
  expect(card.getByText(/19.*you lost €40\.00 of your own money\. 5% of it comes back\./)).toBeDefined();
  expect(card.getByText('none, it becomes cash')).toBeDefined();
  expect(card.getByText('€50.00')).toBeDefined();
  expect(card.getByText('3 days')).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: /^Claim €2.00/ }));
  expect(await screen.findByText('Your cashback is in the list. Activate it when you like.')).toBeDefined();
  expect(sent).toEqual([['/api/player/cashback/daily-cashback/claim', { day: '2026-11-19' }]]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cashback, €2.00' })).toBeNull());
  expect(reads.filter(path => path === '/api/player/bonuses').length).toBeGreaterThan(1);
});

it('says that cashback is gone if it can no longer be claimed, and takes it off the page', async () => {
  status = 404;
  fireEvent.click(await screen.findByRole('button', { name: /^Claim €2.00/ }));
  expect(await screen.findByText('This bonus is no longer available. Nothing was changed.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim €2.00/ })).toBeNull());
});
