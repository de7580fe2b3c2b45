import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@liftoff/ui/toast';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it.each([
  [false, false, 'All off'],
  [true, false, '1 on'],
  [true, true, '2 on'],
])('shows how many message channels are on (email %s, SMS %s)', async (mail, sms, said) => {
  const wanted = { receive_promos: mail, receive_sms_promos: sms, promos_waiting: null, sms_promos_waiting: null };
  vi.stubGlobal('fetch', async () => Response.json(wanted));
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Close">
        <SubscriptionsPage />
      </ToastProvider>
    </QueryClientProvider>,
    playerWith(),
  );
  expect(await screen.findByText(said)).toBeTruthy();
});
