import type { DataState } from '@liftoff/contract/account/personal-data';
import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@liftoff/ui/toast';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { DataCard } from './data-card.tsx';

const none: DataState = {
  export: { status: 'none', asked_at: null, expires_at: null, size_bytes: null },
  closing: { in_the_way: [], erased_from: '2026-11-21T12:00:00.000Z', kept_until: '2031-11-20T12:00:00.000Z' },
};
let state: DataState;
let answers: Record<string, () => Response>;
const sent: string[] = [];

beforeEach(() => {
  state = none;
  answers = {};
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const route = `${init.method} ${url}`;
    if (init.method === 'GET') return Response.json(state);
    sent.push(route);
    return answers[route]?.() ?? Response.json({ refusal: 'unavailable', request_id: 'one' }, { status: 503 });
  });
  const player = playerWith();
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Close">
        <DataCard user={player.user} />
      </ToastProvider>
    </QueryClientProvider>,
    player,
  );
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

/**
 * Matches the start of the name, because a button that can be pending also contains its pending text, which no
 * stylesheet hides here.
 */
const button = async (name: RegExp) => {
  const found = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};
const press = async (name: RegExp) => fireEvent.click(await button(name));

it("requests a copy of the player's data, shows its progress, and says until when it can be downloaded [C40]", async () => {
  const made = { ...none.export, status: 'making' as const, asked_at: '2026-11-20T12:00:00.000Z' };
  answers['POST /api/player/data/export'] = () => {
    state = { ...none, export: made };
    return Response.json(made);
  };
  await press(/^Download/);
  expect(await screen.findByText(/preparing your copy/)).toBeTruthy();
  state = {
    ...none,
    export: { ...made, status: 'ready', expires_at: '2026-11-23T12:00:00.000Z', size_bytes: 300_000 },
  };
  await playerQueries().invalidateQueries();
  expect(await screen.findByText(/0\.3 MB.*Nov.* 23, 2026/)).toBeTruthy();
});

it("says that nothing was changed if a copy of the player's data cannot be requested [C40]", async () => {
  await press(/^Download/);
  expect(await screen.findByText(/Nothing was changed/)).toBeTruthy();
});

it('closes an account only after confirmation, and says what is erased and what is retained [C40]', async () => {
  await press(/^Close account/);
  await screen.findByText('November 20, 2031');
  await press(/^Close my account/);
  expect(await screen.findByText('Confirm this to close your account.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  await press(/^Close my account/);
  expect(await screen.findByText(/wasn’t closed/)).toBeTruthy();
  expect(sent).toEqual(['POST /api/player/closure']);
});

it('says what must be settled before an account can be closed, even if that was not known when the dialog opened [C40]', async () => {
  answers['POST /api/player/closure'] = () => {
    state = { ...none, closing: { ...none.closing, in_the_way: ['balance', 'bet'] } };
    return Response.json(
      { refusal: 'account_in_use', errors: { account: ['balance', 'bet'] }, request_id: 'one' },
      { status: 409 },
    );
  };
  await press(/^Close account/);
  fireEvent.click(await screen.findByRole('checkbox'));
  await press(/^Close my account/);
  expect(await screen.findByText(/There’s money in your account/)).toBeTruthy();
  expect(screen.getByText(/A bet isn’t settled yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Close my account/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveProperty('pathname', '/withdraw');
});
