import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@liftoff/ui/toast';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const page = (
  <QueryClientProvider client={playerQueries()}>
    <ToastProvider dismissLabel="Close">
      <SubscriptionsPage />
    </ToastProvider>
  </QueryClientProvider>
);

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
  show(page, playerWith());
  expect(await screen.findByText(said)).toBeTruthy();
});

it('keeps the page and offers a retry if the messages card fails to render [B13]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const wanted = { receive_promos: true, receive_sms_promos: false, promos_waiting: null, sms_promos_waiting: null };
  vi.stubGlobal('fetch', async () => Response.json(wanted));
  playerQueries().setQueryData(queryKeys.subscriptions(), null);
  show(page, playerWith());
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByText('We couldn’t load this part')).toBeTruthy();
  playerQueries().setQueryData(queryKeys.subscriptions(), wanted);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('switch')).toHaveLength(2);
});
