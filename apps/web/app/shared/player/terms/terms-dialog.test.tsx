import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { enTexts, playerWith, show } from '../../../testing/show.tsx';
import { playerQueries } from '../query-client.ts';
import TermsDialog from './terms-dialog.tsx';

const current = { version: 2, applies_from: '2026-12-01', changes: [] };
const player = playerWith({}, { auth_fields_missed: ['terms_acceptance'] });

afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.restoreAllMocks();
});

/** Opens the popup over a page. `answers` are the successive responses of `GET /api/info/terms`. */
async function ask(...answers: (Response | Promise<Response>)[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/messages/')) return Response.json(enTexts);
    return (url.startsWith('/api/info/terms') && answers.shift()) || new Response(null, { status: 204 });
  });
  const shell = {
    id: 'routes/shell',
    loader: () => ({ brand: {} }),
    children: [{ path: '/', element: <TermsDialog user={player.user} /> }],
  };
  const router = createMemoryRouter([shell], { hydrationData: { loaderData: { 'routes/shell': { brand: {} } } } });
  const page = (
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
  await act(async () => void show(page, player));
  return within(await screen.findByRole('dialog', { name: 'Our terms are changing' }));
}

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('a click retries terms changes that failed to load, and the terms can then be accepted [POPUP-014] [ROLE-022]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const popup = await ask(new Response(null, { status: 503 }), Response.json(current));
  expect((await popup.findByRole('alert')).textContent).toContain('The changes didn’t load');
  expect(isOff(popup.getByRole('button', { name: /^Accept/ }))).toBe(true);
  expect(popup.getByRole('link', { name: 'Ask support' })).toBeTruthy();
  await act(async () => void fireEvent.click(popup.getByRole('button', { name: 'Try again' })));
  expect(await popup.findByText('December 1, 2026')).toBeTruthy();
  expect(popup.queryByRole('alert')).toBeNull();
  expect(isOff(popup.getByRole('button', { name: /^Accept/ }))).toBe(false);
});

it('while the changes are loading, the player can read the full terms and decline, but not accept [POPUP-014] [ROLE-022]', async () => {
  const popup = await ask(new Promise(() => undefined));
  expect(document.querySelector('[role="dialog"] [aria-busy="true"]')).not.toBeNull();
  expect(popup.getByRole('link', { name: 'Read in full' }).getAttribute('href')).toBe('/terms-and-conditions');
  expect(isOff(popup.getByRole('button', { name: /^Accept/ }))).toBe(true);
  expect(isOff(popup.getByRole('button', { name: /^Decline/ }))).toBe(false);
});
