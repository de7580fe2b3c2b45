import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { show } from '../../../testing/show.tsx';
import { ConfirmedStep } from './confirmed-step.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const limit = { id: 1, type: 'deposit', period: 'week', accounts: [{ amount_cents: 10_000, currency: 'EUR' }] };

function confirm(player: object, period = limit.period) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url === '/api/player' ? player : [{ ...limit, period }]);
  });
  show(<ConfirmedStep />);
  return asked;
}

const owner = { id: 7, email: 'ada@example.test', confirmed_at: '2026-05-01T10:00:00Z', receive_promos: true };

it("shows the address's owner, if signed in, how the account is set up", async () => {
  confirm(owner);
  expect(await screen.findByText('ada@example.test')).toBeTruthy();
  expect(await screen.findByText(/€100/)).toBeTruthy();
  expect(screen.getByText('On')).toBeTruthy();
  expect(screen.getByText('Before the first withdrawal')).toBeTruthy();
});

it.each([
  ['day', 'a day'],
  ['day_3', 'every 3 days'],
  ['month_6', 'every 6 months'],
  ['forever', 'in total'],
])(
  'names the limit period %s in the account summary after the address is confirmed [ENTITY-015]',
  async (period, words) => {
    confirm(owner, period);
    expect(await screen.findByText(new RegExp(`^€100.* ${words}, active now$`))).toBeTruthy();
  },
);

it.each([
  ['a guest', {}],
  ['a player whose address is not the confirmed one', { ...owner, confirmed_at: null }],
])('shows %s no account details and does not load limits', async (_who, player) => {
  const asked = confirm(player);
  await expect.poll(() => asked).toEqual(['/api/player']);
  await Promise.resolve();
  expect(screen.getByText('Your address is confirmed and your account is ready.')).toBeTruthy();
  expect(document.querySelector('dl')).toBeNull();
  expect(asked).toEqual(['/api/player']);
});
