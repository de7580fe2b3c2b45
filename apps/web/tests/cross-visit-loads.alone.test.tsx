import 'fake-indexeddb/auto';
import { loyaltyStatusGroups } from '@liftoff/contract/vip-statuses';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLobby } from '../app/features/lobby/load-lobby.server.ts';
import { defaultBrand } from '../app/shared/site/brand/brand.ts';
import { readPlayer } from '../app/shared/player/read-player.server.ts';
import { readShellData } from '../app/shared/site/shell-data.server.ts';
import { fails, loads as playerLoads, player } from '../app/testing/browser-loads.ts';
import { answersOfPage, pageLoads, stubWindow } from '../app/testing/page-loads.ts';
import { enTexts } from '../app/testing/show.tsx';
import { stubPage } from '../app/testing/stub-page.ts';

/** A first connection, once its settings are loaded, reports possibly missed messages on every channel. */
vi.mock('../app/shared/realtime/connection.ts', async () => {
  const { accountCalls } = await import('../app/shared/calls/tables/account-calls.ts');
  const openConnection = async () => {
    await accountCalls.playerSettings({});
    return {
      listen: (_channel: string, { onGap }: { onGap: () => void }) => (setTimeout(onGap), () => undefined),
      onLine: () => () => undefined,
    };
  };
  return { openConnection };
});

const game = { identifier: 'moon-koi', provider: 'crane', preview: '/pictures/poster/moon-koi', tint: '#123456' };
/** The loads of a visit and of the realtime connection, each with what is missing from the page without it. */
const visitLoads: readonly (readonly [path: string, answer: unknown, logged: string, missing: object])[] = [
  ['/api/player/settings', { realtime: { url: '/connection', token: 'one' } }, 'load settings', {}],
  // The age check is shown even if the visitor's country is unknown.
  ['/api/current_ip', { ip: '203.0.113.9', country_code: 'AU' }, 'load country of the address', {}],
  ['/api/fe/config/stag-by-referrer-name', { 'partner.example': '20011' }, 'load tags by referrer', { tag: null }],
  [
    '/api/fe/config/survey-config',
    { survey_id: 's', survey_collector_id: 'c', is_enable_widget: true },
    'load survey',
    {},
  ],
  ['/api/games_filter', { data: [game], pagination: {} }, 'load new studio', { studio: false }],
  [
    '/api/games/providers',
    [{ id: 'crane', slug: 'crane', title: 'Paper Crane', games_count: 2 }],
    'load new studio',
    { studio: false },
  ],
];
const missing: Record<string, object> = {
  ...Object.fromEntries(visitLoads.map(([path, , , lost]) => [path, lost])),
  // A player who might be on a break gets no invitation to the new studio.
  '/api/user_limits': { studio: false },
  '/api/player/stats': { today: '\u00a0' },
  '/api/fe/config/managers': { manager: false },
};
const logs = new Map([...visitLoads, ...playerLoads].map(([path, , logged]) => [path, logged]));

/** A player of the highest status who also belongs to a new studio's group. */
const user = {
  ...player.user,
  statuses: [String(loyaltyStatusGroups.diamond), '1030', '916'].map(id => ({ id, name: id })),
};

let failing: ReadonlySet<string>;
let asked: Set<string>;
const thrown = vi.fn<(reason: unknown) => void>();
const warned = vi.fn<(line: string) => void>();
beforeEach(() => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.partner.example/list');
  vi.spyOn(console, 'warn').mockImplementation(warned);
  stubWindow();
  process.on('unhandledRejection', thrown);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.add(path);
    if (failing.has(path)) return fails();
    if (path === '/messages/en-CA.json') return Response.json(enTexts);
    if (path === '/api/player') return Response.json(user);
    // There are no country-specific collections.
    if (path === '/api/games/collections') return Response.json([]);
    const known = [...visitLoads, ...playerLoads].find(([of]) => of === path);
    return known ? Response.json(known[1]) : new Response(null, { status: 204 });
  });
});
function close() {
  cleanup();
  warned.mockReset();
  document.cookie = 'age_consent=;path=/;max-age=0';
}
afterEach(() => {
  close();
  sessionStorage.clear();
  process.off('unhandledRejection', thrown);
  thrown.mockReset();
  vi.restoreAllMocks();
});

/**
 * Opens a new document of a long visit, rendered by the server without one load, in a browser where these loads fail.
 */
async function open(failed: readonly string[], withoutPage: string) {
  vi.resetModules();
  failing = new Set(failed);
  asked = new Set();
  sessionStorage.setItem('liftoff.visitMs', String(6 * 60_000));
  const [{ default: VisitLayer }, { default: PlayerLayer }, { LobbyPage }, { default: PlayerActions }] =
    await Promise.all([
      import('../app/shell/visit/visit-layer.tsx'),
      import('../app/shared/player/player-layer.tsx'),
      import('../app/features/lobby/lobby-page.tsx'),
      import('../app/shell/account-menu/player-actions.tsx'),
    ]);
  const { default: SidebarManager } = await import('../app/shell/sidebar/sidebar-manager.tsx');
  const { ShellDataProvider, unpackShellData } = await import('../app/shared/site/shell-data.ts');
  const { usePlayerSeed } = await import('../app/shared/player/player.ts');
  const { inEnglish } = await import('../app/testing/show.tsx');
  const { SiteProvider, useSite } = await import('../app/shared/site/site.ts');
  const { arrival } = await import('../app/shared/site/arrival.ts');
  const { page } = stubPage(answersOfPage(withoutPage, user), { signedIn: true });
  const [data, packed, seed] = await Promise.all([loadLobby(page), readShellData(page), readPlayer(page)]);
  const shellData = unpackShellData(packed);
  function Lobby() {
    const now = usePlayerSeed();
    const site = useSite();
    const language = { name: 'English' } as typeof site.language;
    return (
      now && (
        <SiteProvider value={{ ...site, country: 'AU', language }}>
          <PlayerActions player={now} />
          <LobbyPage data={data} />
          <SidebarManager user={now.user} />
          <VisitLayer user={now.user} />
        </SiteProvider>
      )
    );
  }
  const element = inEnglish(
    <ShellDataProvider value={{ ...shellData, brand: { ...shellData.brand, realtimeDelayMs: 0 } }}>
      <PlayerLayer>
        <Lobby />
      </PlayerLayer>
    </ShellDataProvider>,
    seed,
  );
  const shell = { id: 'routes/shell', path: '*', element, loader: () => ({ brand: defaultBrand }) };
  const router = createMemoryRouter([shell], {
    hydrationData: { loaderData: { 'routes/shell': { brand: defaultBrand } } },
  });
  await act(async () => void render(<RouterProvider router={router} />));
  // The age check covers everything else until it is answered.
  const yes = await screen.findByRole('button', { name: 'Yes' }, often);
  await act(async () => yes.click());
  const titles = () => [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  return () => ({
    row: titles().includes('Popular'),
    recent: titles().includes('Continue playing'),
    jackpot: document.querySelector('.jackpot-band__levels') !== null,
    studios: titles().includes('Studios'),
    balance: document.querySelector('summary.balance')?.textContent,
    deck: document.querySelector('aside.deck .deck__balance')?.textContent,
    today: document.querySelectorAll('aside.deck .figures dd')[1]?.textContent,
    manager: screen.queryByText('Mia Tamm') !== null,
    studio: screen.queryByText(/has joined us/) !== null,
    tag: arrival().stag ?? null,
  });
}
const whole = {
  row: true,
  recent: true,
  jackpot: true,
  studios: true,
  balance: '€248.50',
  deck: '€248.50',
  today: '−€12.00',
  manager: true,
  studio: true,
  tag: '20011',
};
/** Catches a hang and does not measure speed: a busy machine takes seconds for its first page. */
const often = { interval: 5, timeout: 20_000 };

/** Every load that can fail. The first test checks that the complete page really requests them. */
const all = [...new Set([...visitLoads, ...playerLoads].map(([path]) => path))];
/** Loads that the browser does not repeat: they arrived with the page or belong to parts further down. */
const notHere = new Set(['/api/jackpots', '/api/games/jackpots', '/api/player/favorite_games']);
/** Loads that only the realtime connection triggers, so they are not requested if its settings fail. */
const bySocket = new Set(['/api/player', '/api/player/accounts']);

async function expectRest(failed: readonly string[], withoutPage = '') {
  const shown = await open(failed, withoutPage);
  const lost = pageLoads.find(([path]) => path === withoutPage)?.[2];
  await waitFor(() => {
    expect(shown()).toEqual(Object.assign({}, whole, lost, ...failed.map(path => missing[path])));
    const due = failed.filter(path => !(failed.includes('/api/player/settings') && bySocket.has(path)));
    const said = new Set(warned.mock.calls.map(([line]) => (JSON.parse(line) as { what: string }).what));
    const invited = due.includes('/api/user_limits') ? ['load new studio'] : [];
    expect(said).toEqual(new Set([...due.map(path => logs.get(path)), ...invited]));
  }, often);
  close();
}

it('the page requests every load of a visit, and is complete if all of them succeed', async () => {
  await expectRest([]);
  expect(all.filter(path => !asked.has(path) && !notHere.has(path))).toEqual([]);
});

it.each(visitLoads.map(([path]) => path))(
  'the rest of the page stays intact if the load %s fails together with any other load of the browser or the server [CONST-030] [B12]',
  async path => {
    const others = all.filter(other => !notHere.has(other)).slice(all.indexOf(path) + 1);
    for (const other of others) await expectRest([path, other]);
    for (const [ofPage] of pageLoads) await expectRest([path], ofPage);
    expect(thrown).not.toHaveBeenCalled();
  },
  180_000,
);
