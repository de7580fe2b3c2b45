import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Brand } from '../shared/site/brand/brand.ts';
import type { PlayerSeed } from '../shared/player/player.ts';
import PlayerLayer from '../shared/player/player-layer.tsx';
import { playerQueries } from '../shared/player/query-client.ts';
import { enTexts, playerWith, show } from '../testing/show.tsx';
import { popups } from './open-dialogs.tsx';
import { isOpenTo, isPopup, useDialog } from '../shared/site/address/dialogs.ts';

vi.mock('../shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const studio = { id: 'crane', slug: 'crane', title: 'Paper Crane', games_count: 12 };
const named = { id: 'apogee', slug: 'apogee', title: 'Apogee', games_count: 7 };
const game = { identifier: 'moon-koi', provider: 'crane', preview: '/pictures/poster/moon-koi', tint: '#123456' };
const answers: Readonly<Record<string, unknown>> = {
  '/messages/en-CA.json': enTexts,
  '/api/user_limits': [],
  '/api/info/player_fields': { edition: ['nickname', 'city'] },
  '/api/info/countries': [{ code: 'CA', min_age: 18 }],
  '/api/player/details': { asked: { edition: [], deposit: [], cashout: [] }, known: [] },
  '/api/info/terms': { version: '2026-11', applies_from: '2026-11-01', changes: [] },
  '/api/games/providers': [studio, named],
  '/api/games_filter': { data: [game], pagination: {} },
};
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    asked.push({ path, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null });
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

function Opened() {
  const dialog = useDialog();
  return dialog && popups[dialog.name];
}

type Around = ComponentType<{ children: ReactNode }>;

/** Opens the address of a popup as the real route does. `Layer` wraps the opened popup. */
async function open(name: string, player: PlayerSeed | null, brand: Partial<Brand> = {}, Layer: Around = Fragment) {
  const shell = {
    id: 'routes/shell',
    loader: () => ({ brand }),
    children: [
      { path: '/', element: <p>the lobby</p> },
      {
        path: '/popup/:name',
        handle: { dialog: 'named' },
        element: (
          <Layer>
            <Opened />
          </Layer>
        ),
      },
    ],
  };
  const router = createMemoryRouter([shell], {
    initialEntries: [`/popup/${name}`],
    hydrationData: { loaderData: { 'routes/shell': { brand } } },
  });
  const page = (
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
  await act(async () => void show(page, player));
  return router;
}

const player = playerWith({}, { statuses: [{ id: '1030', name: '1030' }] });

it.each([
  ['profile-data', 'Personal data', player],
  ['limits', 'New limit', player],
  ['terms', 'Our terms', player],
  ['new-provider', 'Paper Crane has joined us', player],
  ['new-provider', 'Paper Crane has joined us', null],
  ['system-browser', 'Open this page in your browser', player],
  ['system-browser', 'Open this page in your browser', null],
] as const)(
  '/popup/%s opens its dialog, and closing the dialog shows the lobby [ROUTE-069]',
  async (name, title, whose) => {
    const router = await open(name, whose);
    const dialog = await screen.findByRole('dialog', { name: title });
    const close = dialog.querySelector<HTMLElement>('button[aria-label="Close"]');
    expect(close).not.toBeNull();
    await act(async () => void fireEvent.click(close as HTMLElement));
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByText('the lobby')).toBeTruthy();
  },
);

it('/popup/terms opens no second dialog if the player has not accepted the terms, because the terms dialog then opens automatically [ROUTE-069] [ROLE-022]', async () => {
  await open('terms', playerWith({}, { auth_fields_missed: ['terms_acceptance'] }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const filters = () =>
  asked.flatMap(({ path, body }) => (path === '/api/games_filter' ? [(body as { filter: object }).filter] : []));

it('the new-studio popup shows the studio with the newest slot game, or the studio that the operator has configured [POPUP-015]', async () => {
  await open('new-provider', player);
  await screen.findByRole('dialog', { name: 'Paper Crane has joined us' });
  expect(filters()).toEqual([{ categories: ['slots'] }, { providers: ['crane'] }]);
  cleanup();
  asked.length = 0;
  await open('new-provider', player, { newStudios: { slots: 'apogee' } });
  await screen.findByRole('dialog', { name: 'Apogee has joined us' });
  expect(filters()).toEqual([{ providers: ['apogee'] }]);
});

it.each(Object.keys(popups).filter(isPopup))(
  'the popup %s shows the age limit and the licence, and links to help [C37]',
  async name => {
    await open(name, isOpenTo(name, true) ? null : player, {}, PlayerLayer);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('18+')).toBeTruthy();
    expect(dialog.getByText(/CW-0000-EX/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Free, confidential help' }).getAttribute('href')).toBe(
      '/responsible-gaming',
    );
  },
);
