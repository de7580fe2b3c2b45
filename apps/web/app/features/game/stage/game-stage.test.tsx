import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { GameStage } from './game-stage.tsx';
import type { PlayData } from '../play-data.ts';

const game = {
  preview: '/pictures/poster/aurum-roulette',
  identifier: 'aurum-roulette',
  slug: 'aurum-roulette',
  title: 'Aurum Roulette',
  provider: 'salon-nine-live',
};
const data = { game: { ...game, hasDemo: false }, studio: 'Salon Nine', wins: [], facts: null } as unknown as PlayData;
const required = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'];
const missing = { refusal: 'profile_incomplete', errors: { first_name: required, last_name: required } };
const onRetry = vi.fn<() => void>();
let saved: unknown;

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.endsWith('/launch')) return Response.json(missing, { status: 422 });
    if (method === 'PATCH' && typeof body === 'string') saved = JSON.parse(body);
    return Response.json(url.startsWith('/messages/') ? {} : []);
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  onRetry.mockReset();
});

const open = () =>
  act(async () =>
    show(
      <QueryClientProvider client={playerQueries()}>
        <GameStage
          data={data}
          mode="real"
          attempt={1}
          sound={false}
          held={false}
          balance=""
          low={false}
          sheet={null}
          onMessage={() => undefined}
          onRetry={onRetry}
        />
      </QueryClientProvider>,
      playerWith(),
    ),
  );

it('requests the profile fields that the studio requires, then opens the game [STATE-045] [POPUP-012]', async () => {
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'Personal data' }, { timeout: 5_000 });
  await screen.findByRole('textbox', { name: 'First name' });
  expect(dialog.querySelectorAll('input')).toHaveLength(2);
  fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'Ada' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Last name' }), { target: { value: 'Byron' } });
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Save and continue/ }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
  expect(saved).toEqual({ first_name: 'Ada', last_name: 'Byron' });
});

it('keeps the game closed and links to the profile if the player dismisses the fields dialog [STATE-045]', async () => {
  await open();
  await screen.findByRole('dialog', { name: 'Personal data' }, { timeout: 5_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: /profile/i }).getAttribute('href')).toBe('/profile');
  expect(onRetry).not.toHaveBeenCalled();
});

it('shows the sharp poster of the game while it opens', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await open();
  const opening = screen.getByRole('status');
  expect(opening.textContent).toBe('Opening Aurum Roulette');
  expect(opening.querySelector('img')?.getAttribute('src')).toBe('/pictures/poster/aurum-roulette-384.webp');
});
