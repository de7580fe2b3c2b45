import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLobby } from '../app/features/lobby/load-lobby.server.ts';
import { LobbyPage } from '../app/features/lobby/lobby-page.tsx';
import LobbyRows from '../app/features/lobby/rows/lobby-rows.tsx';
import PlayerDeck from '../app/features/lobby/signed-in/player-deck.tsx';
import { usePlayerSeed } from '../app/shared/player/player.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { readPlayer } from '../app/shared/player/read-player.server.ts';
import { SiteProvider, useSite } from '../app/shared/site/site.ts';
import { ShellDataProvider, unpackShellData } from '../app/shared/site/shell-data.ts';
import { readShellData } from '../app/shared/site/shell-data.server.ts';
import PlayerActions from '../app/shell/account-menu/player-actions.tsx';
import SidebarManager from '../app/shell/sidebar/sidebar-manager.tsx';
import { fails, loads } from '../app/testing/browser-loads.ts';
import { answersOfPage, pageLoads, stubWindow } from '../app/testing/page-loads.ts';
import { show } from '../app/testing/show.tsx';
import { stubPage } from '../app/testing/stub-page.ts';

/** A first connection reports possibly missed messages on every channel, so each channel's data is refetched. */
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (_channel: string, _hear: unknown, onGap: () => void = () => undefined) => {
    const refetch = useEffectEvent(onGap);
    useEffect(() => refetch(), []);
  },
}));

let failing: string;
const asked = new Set<string>();
const thrown = vi.fn<(event: PromiseRejectionEvent) => void>();
beforeEach(() => {
  stubWindow();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.on('unhandledRejection', thrown);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.add(path);
    if (path === failing) return fails();
    const known = loads.find(([of]) => of === path);
    return known ? Response.json(known[1]) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', thrown);
  vi.restoreAllMocks();
});

function Lobby({ data }: { data: Awaited<ReturnType<typeof loadLobby>> }) {
  const site = useSite();
  const now = usePlayerSeed();
  if (!now) return null;
  return (
    <SiteProvider value={{ ...site, language: { name: 'English' } as typeof site.language }}>
      <PlayerActions player={now} />
      <LobbyPage data={data} />
      <SidebarManager user={now.user} />
    </SiteProvider>
  );
}

/** Renders the lobby on the server without one load and opens it in a browser where another load fails. */
async function open(withoutPage: string, withoutBrowser: string) {
  failing = withoutBrowser;
  asked.clear();
  playerQueries().clear();
  const { page } = stubPage(answersOfPage(withoutPage), { signedIn: true });
  const [data, shell, seed] = await Promise.all([loadLobby(page), readShellData(page), readPlayer(page)]);
  const element = (
    <ShellDataProvider value={unpackShellData(shell)}>
      <PlayerLayer>
        <Lobby data={data} />
      </PlayerLayer>
    </ShellDataProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => void show(<RouterProvider router={router} />, seed));
  await waitFor(() => {
    expect([...asked]).toContain(withoutBrowser);
    expect(playerQueries().isFetching()).toBe(0);
  });
}

function shown() {
  const titles = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  return {
    row: titles.includes('Popular'),
    failure: titles.some(title => /couldn’t load/.test(title ?? '')),
    recent: titles.includes('Continue playing'),
    jackpot: document.querySelector('.jackpot-band__levels') !== null,
    studios: titles.includes('Studios'),
    banner: document.querySelector('.carousel h1') !== null,
    balance: document.querySelector('summary.balance')?.textContent,
    deck: document.querySelector('aside .deck__balance')?.textContent,
    manager: screen.queryByText('Mia Tamm') !== null,
  };
}
const whole = {
  row: true,
  failure: false,
  recent: true,
  jackpot: true,
  studios: true,
  banner: true,
  balance: '€248.50',
  deck: '€248.50',
  manager: true,
};
const accounts = '/api/player/accounts';
/**
 * If neither the page nor the browser gets the accounts, header and card say that the balance is safe and offer a
 * retry.
 */
const noBalance = { balance: undefined, deck: undefined };
const favourites = '/api/player/favorite_games';
/**
 * The loads that the browser repeats after the page. It requests favourites only if the page arrived without them.
 */
const browserLoads = (page: string) =>
  loads.filter(([path]) => !path.includes('jackpots') && (path !== favourites || page === favourites));

it.each(pageLoads)(
  "the rest of the page stays intact if the page's load %s and one of the browser's loads fail together [CONST-030] [B12]",
  async (path, _answer, lost) => {
    for (const [own] of browserLoads(path)) {
      await open(path, own);
      await waitFor(() =>
        expect({ own, ...shown() }).toEqual({
          own,
          ...whole,
          ...(lost.row === false ? { failure: true } : {}),
          ...lost,
          ...(path === accounts && own === accounts ? noBalance : {}),
          ...(own === '/api/fe/config/managers' ? { manager: false } : {}),
        }),
      );
      cleanup();
    }
    expect(thrown).not.toHaveBeenCalled();
  },
);

it('the lobby page is complete if every load succeeds', async () => {
  await open('', '/api/player');
  failing = '';
  await waitFor(() => expect(shown()).toEqual(whole));
});

// Imported here so that loading these lazy parts does not count against the time of the tests.
void [LobbyRows, PlayerDeck];
