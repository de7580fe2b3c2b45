import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LobbyLive from '../app/features/lobby/live/lobby-live.tsx';
import PlayerDeck from '../app/features/lobby/signed-in/player-deck.tsx';
import { GameTile } from '../app/features/lobby/rows/game-tile.tsx';
import type { TileGame } from '../app/features/lobby/tile-game.ts';
import { usePlayerSeed } from '../app/shared/player/player.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { SiteProvider, useSite } from '../app/shared/site/site.ts';
import PlayerActions from '../app/shell/account-menu/player-actions.tsx';
import SidebarManager from '../app/shell/sidebar/sidebar-manager.tsx';
import {
  browserPaths as paths,
  fails,
  faults,
  hangs,
  loads,
  player,
  type Fault,
} from '../app/testing/browser-loads.ts';
import { show } from '../app/testing/show.tsx';

/** A first connection reports possibly missed messages on every channel, so each channel's data is refetched. */
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (_channel: string, _hear: unknown, onGap: () => void = () => undefined) => {
    const refetch = useEffectEvent(onGap);
    useEffect(() => refetch(), []);
  },
}));

const often = { interval: 5 };
/** The headers of each requested path. */
let asked: Map<string, Headers>;
let faulty: Map<string, Fault>;
let timeUp: AbortController;
const said = { warn: vi.fn<(line: string) => void>(), error: vi.fn<(...said: unknown[]) => void>() };

beforeEach(() => {
  asked = new Map();
  faulty = new Map();
  timeUp = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeUp.signal);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.spyOn(console, 'warn').mockImplementation(said.warn);
  vi.spyOn(console, 'error').mockImplementation(said.error);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    asked.set(path, new Headers(init?.headers));
    const fault = faulty.get(path);
    if (fault) return fault(init?.signal);
    const known = loads.find(([of]) => of === path);
    return known ? Response.json(known[1]) : new Response(null, { status: 204 });
  });
});
function close() {
  cleanup();
  playerQueries().clear();
  asked.clear();
  said.warn.mockReset();
  said.error.mockReset();
}
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

const koi: TileGame = {
  id: 'moon-koi',
  slug: 'moon-koi',
  title: 'Moon Koi',
  provider: 'crane',
  studio: 'Paper Crane',
  preview: '/pictures/poster/moon-koi',
  tint: '#123456',
  demo: true,
  currencies: ['EUR'],
};

/** The parts of the lobby that show player data, as in the header, hero, rows and side menu. */
function Lobby() {
  const site = useSite();
  const now = usePlayerSeed();
  if (!now) return null;
  return (
    <SiteProvider value={{ ...site, language: { name: 'English' } as typeof site.language }}>
      <PlayerActions player={now} />
      <PlayerDeck player={now} />
      <SidebarManager user={now.user} />
      <GameTile game={koi} />
      <LobbyLive titleOf={() => undefined} />
    </SiteProvider>
  );
}

/** Opens the lobby with these faulty loads, and waits until every load has been requested and has ended, or hangs. */
async function open(faultyLoads: Iterable<readonly [string, Fault]>) {
  faulty = new Map(faultyLoads);
  const element = (
    <PlayerLayer>
      <Lobby />
    </PlayerLayer>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => show(<RouterProvider router={router} />, player));
  const hanging = loads.filter(([path, , , kept]) => kept && faulty.get(path) === hangs).length;
  await waitFor(() => {
    expect(paths.filter(path => !asked.has(path))).toEqual([]);
    expect(playerQueries().isFetching()).toBe(hanging);
  }, often);
}

/** The values that the page shows and the actions that it offers to the player. */
const shown = () => ({
  balance: document.querySelector('summary.balance')?.textContent,
  deck: screen.getByRole('complementary').querySelector('.deck__balance')?.textContent,
  today: screen.getByRole('complementary').querySelectorAll('.figures dd')[1]?.textContent,
  bar: document.querySelector('.session-bar')?.textContent?.includes('12.00'),
  manager: screen.queryByText('Mia Tamm') !== null,
  play: screen.getByRole('link', { name: 'Play Moon Koi' }).getAttribute('href'),
});
/** A set, because a component that shows a failed load requests it again, and another failure is logged again. */
const logged = () => new Set(said.warn.mock.calls.map(([line]) => (JSON.parse(line) as { what: string }).what));

/** What a failed load changes on the page. Everything else must be the same as with all loads. */
const lost: Record<string, object> = {
  'load player stats': { today: '\u00a0', bar: false },
  'load player manager': { manager: false },
};
const whole = {
  balance: '€248.50',
  deck: '€248.50',
  today: '−€12.00',
  bar: true,
  manager: true,
  play: '/play/crane/moon-koi',
};

async function expectUsable(names: readonly string[], isSilent = false) {
  expect(shown()).toEqual(Object.assign({}, whole, ...names.map(name => lost[name])));
  await waitFor(() => expect(logged()).toEqual(isSilent ? new Set() : new Set(names)), often);
  // Menus open, and a click on a heart works.
  const balance = document.querySelector('summary.balance');
  fireEvent.click(balance as Element);
  expect(balance?.closest('details')?.open).toBe(true);
  const heart = screen.getByRole('button', { name: 'Favourite Moon Koi' });
  await act(async () => fireEvent.click(heart));
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'), often);
  // Ignores what libraries log only in development.
  const faultsSaid = said.error.mock.calls.filter(
    ([line]) => !String(line).startsWith('Query data cannot be undefined'),
  );
  expect(faultsSaid).toEqual([]);
}

/** A call that is not answered within its timeout has failed and is logged like a refused one [CONST-001]. */
async function expectLoggedInTime(names: readonly string[]) {
  await act(async () => timeUp.abort(new DOMException('too long', 'TimeoutError')));
  await waitFor(() => expect(logged()).toEqual(new Set(names)), often);
}

it('the lobby is complete, and nothing is logged, if every load succeeds', async () => {
  await open([]);
  await expectUsable([]);
});

it("a player's browser requests only the ids of favourites [CALL-060]", async () => {
  await open([]);
  expect(asked.get('/api/player/favorite_games')?.get('accept-client')).toBe('application/vnd.s.v2+json');
});

describe.each(loads)("the load %s in a player's browser", (path, _answer, name) => {
  it.each(faults)('the lobby stays usable even if the load %s [CONST-030] [B12]', async (what, fault) => {
    await open([[path, fault]]);
    await expectUsable([name], what === 'hangs');
    if (what === 'hangs') await expectLoggedInTime([name]);
    const others = loads.flatMap(([one, answer, , key]) => (one !== path && key ? [{ answer, key }] : []));
    for (const { answer, key } of others)
      expect(playerQueries().getQueryData(key)).toEqual(expect.objectContaining(answer));
  });
});

it.each(loads)(
  'the rest of the lobby stays intact if the load %s fails together with any other load [CONST-030] [B12]',
  async (...[path, , name]) => {
    const others = loads.slice(paths.indexOf(path) + 1);
    for (const [other, , otherName] of others) {
      await open([
        [path, fails],
        [other, fails],
      ]);
      await expectUsable([name, otherName]);
      close();
    }
  },
);

// Even if every load hangs, all are requested, because no load waits for another.
it.each(faults)('the lobby stays usable even if every load %s [CONST-030] [B12]', async (what, fault) => {
  await open(paths.map(path => [path, fault]));
  const names = loads.map(([, , name]) => name);
  await expectUsable(names, what === 'hangs');
  if (what === 'hangs') await expectLoggedInTime(names);
});
