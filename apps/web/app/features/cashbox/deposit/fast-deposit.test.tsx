import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { FastDeposit } from './fast-deposit.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it('reads the one-click deposit from the payments that the page has already loaded [POPUP-010]', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  const paid = { action: 'deposit', state: 'succeeded', method: 'card', charged_back_at: null };
  playerQueries().setQueryData(queryKeys.payments(), [{ ...paid, id: '1', currency: 'EUR', amount_cents: 6_000 }]);
  const value = [methodWith({ savedProfiles: [{ id: '4417', label: '4417' }] })];
  const library = { getMethods: async () => ({ ok: true, value }) } as unknown as PaymentsLibrary;
  const deposit = async () => undefined;
  show(
    <QueryClientProvider client={playerQueries()}>
      <FastDeposit library={library} currency="EUR" pending={false} onDeposit={deposit} otherwise="another deposit" />
    </QueryClientProvider>,
    playerWith(),
  );
  expect((await screen.findByRole('heading')).textContent).toContain('€60');
  expect(fetched).not.toHaveBeenCalled();
});
