import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { enTexts, playerWith, show } from '../../testing/show.tsx';
import BonusWatch from './bonus-watch.tsx';
import { playerQueries } from './query-client.ts';

let listener: (message: unknown) => void = () => undefined;
vi.mock('../realtime/use-channel.ts', () => ({
  useChannel: (_channel: string, heard: typeof listener) => void (listener = heard),
}));

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

/** Opens a page of a player with this bonus, and reports its stage. */
async function hear(stage: string, change: object = {}) {
  const wagering = { total_cents: 150_000, wagered_cents: 150_000 };
  const bonus = { id: '1', title: 'First stage', stage, currency: 'EUR', converted_cents: 5_000, wagering, ...change };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/api/player/bonuses') ? [{ ...bonus, contributions: {} }] : enTexts),
  );
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <BonusWatch playerId={7} />
      </ToastProvider>
    </QueryClientProvider>,
    playerWith({ amount_cents: 22_110 }),
  );
  await act(async () => listener({ id: '1', stage }));
}

it('tells in figures that a bonus has become cash, once', async () => {
  await hear('finished');
  const { textContent } = await screen.findByRole('dialog', { name: 'First stage is complete' });
  for (const figure of ['€1,500 of €1,500', '+€50.00', '€221.10']) expect(textContent).toContain(figure);
  await act(async () => screen.getAllByRole('button', { name: 'Close' })[0]?.click());
  await act(async () => listener({ id: '1', stage: 'finished' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells why a bonus with less than the smallest stake is used up [PX-21]', async () => {
  await hear('lost');
  await screen.findAllByText('First stage is used up: less was left than the smallest stake.');
});

it('leaves other stages, and a bonus without wagering, to the page that changes them', async () => {
  for (const stage of ['handle_bets', 'canceled', 'expired']) await hear(stage);
  await hear('finished', { wagering: { total_cents: 0, wagered_cents: 0 } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).not.toContain('First stage');
});
