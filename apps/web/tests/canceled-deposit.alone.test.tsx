import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { queryKeys } from '../app/shared/calls/query-keys.ts';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { playerWith, show } from '../app/testing/show.tsx';

/** The gap handler of each channel. Calling it reports missed messages, as joining the channel does. */
const missed = vi.hoisted(() => new Map<string, () => void>());
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, _onMessage: unknown, onGap: () => void) => void missed.set(channel, onGap),
}));

const player = playerWith();
/** The platform's clock runs one day ahead of the browser's. */
const platformNow = Date.now() + 86_400_000;
const minutesAgo = (count: number) => new Date(platformNow - count * 60_000).toISOString();
const canceled = (id: string, endedMinutesAgo: number, action = 'deposit') => ({
  id,
  action,
  state: 'canceled',
  finished_at: minutesAgo(endedMinutesAgo),
  steps: [{ state: 'canceled', at: minutesAgo(endedMinutesAgo) }],
  held_for: null,
  charged_back_at: null,
  confirmations: null,
  amount_cents: 5_000,
  currency: 'EUR',
});

let payments: unknown[] = [];
let reads = 0;
beforeEach(() => {
  localStorage.clear();
  reads = 0;
  const answers = (path: string): unknown => {
    if (path === '/api/player') return player.user;
    if (path === '/api/player/accounts') return player.accounts;
    const now = new Date(platformNow).toISOString();
    if (path === '/api/player/stats') return { currency: 'EUR', now, session_started_at: now, today: {} };
    if (path === '/api/player/payments') reads += 1;
    return path === '/api/player/payments' ? payments : [];
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers(url.split('?')[0] ?? '')));
});
const leave = () => {
  cleanup();
  playerQueries().clear();
};
afterEach(() => {
  leave();
});

/** Opens a player's page and waits until it has loaded the payments and the platform's clock. */
async function openPage(): Promise<void> {
  reads = 0;
  show(
    <MemoryRouter>
      <PlayerLayer>page</PlayerLayer>
    </MemoryRouter>,
    player,
  );
  await waitFor(() => expect(reads).toBe(1), { timeout: 5_000 });
  await waitFor(() => expect(playerQueries().getQueryData(queryKeys.stats(7))).toBeDefined(), { timeout: 5_000 });
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  // The notice, if there is one, appears one microtask later.
  await act(async () => undefined);
}
const words = 'Your deposit of €50.00 was cancelled. Nothing was taken.';
const told = () => screen.findByText(words, undefined, { timeout: 5_000 });

it("announces a just-cancelled deposit once, on any page and with a link to deposit again; its age is measured by the platform's clock [STATE-053] [STATE-054] [ERR-019] [PERR-014] [CONST-067] [PNOTIF-005] [PNOTIF-006] [PNOTIF-007]", async () => {
  payments = [canceled('first', 4), canceled('older', 6)];
  await openPage();
  const toast = await told();
  expect(toast.querySelector('a')?.getAttribute('href')).toBe('/deposit');
  expect(toast.closest('.toast')?.className).toBe('toast toast--warn');
  expect(localStorage.getItem('liftoff.announcedPayment')).toBe('"first"');
  leave();

  payments = [canceled('second', 1), ...payments];
  await openPage();
  await told();
  leave();

  await openPage();
  expect(screen.queryByText(words)).toBeNull();
});

it('does not announce a cancelled deposit if the browser has stored that it was announced, but announces it if another deposit is stored [STATE-054] [PNOTIF-007]', async () => {
  localStorage.setItem('liftoff.announcedPayment', '"first"');
  payments = [canceled('first', 1)];
  await openPage();
  expect(screen.queryByText(words)).toBeNull();
  expect(localStorage.getItem('liftoff.announcedPayment')).toBe('"first"');
  leave();

  localStorage.setItem('liftoff.announcedPayment', '"another"');
  await openPage();
  await told();
});

it('announces a deposit that was cancelled before the page connected as soon as the page connects [STATE-053] [B7]', async () => {
  payments = [{ ...canceled('first', 0), state: 'pending', finished_at: null }];
  await openPage();
  expect(screen.queryByText(words)).toBeNull();
  payments = [canceled('first', 0)];
  act(() => missed.get('payments_changes#7')?.());
  await told();
});

it.each([
  ['a deposit that was canceled five minutes ago', canceled('first', 5)],
  ['a withdrawal that has just been canceled', canceled('first', 1, 'cashout')],
])('does not announce %s [STATE-053] [ERR-019] [CONST-067] [PNOTIF-006]', async (_what, payment) => {
  payments = [payment];
  await openPage();
  expect(screen.queryByText(words)).toBeNull();
});
