import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { WithdrawForm } from './withdraw-form.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it('tells a player who has never deposited to deposit first or to contact support, instead of a form that pays nowhere', async () => {
  const library = {
    getMethods: async () => ({ ok: true, value: [methodWith()] }),
    getMethodFields: async () => ({ ok: true, value: [{ name: 'profile_id', kind: 'saved', required: true }] }),
    resetCache: () => undefined,
  } as Partial<PaymentsLibrary> as PaymentsLibrary;
  const player = playerWith({}, { verified: true });
  const [account] = player.accounts;
  if (!account) throw new Error('no account');
  const withdrawal = { begun: null, refused: null, ask: async () => undefined, again: () => undefined, dialog: null };
  show(
    <QueryClientProvider client={playerQueries()}>
      <WithdrawForm
        library={library}
        user={player.user}
        account={account}
        withdrawal={withdrawal}
        waiting={createRef()}
      />
    </QueryClientProvider>,
    player,
  );
  await screen.findByText('Make a deposit first');
  expect(screen.getByText(/Once you’ve made a deposit, from €20, you can withdraw to it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
