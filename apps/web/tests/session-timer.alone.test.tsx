import { act, cleanup, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSessionPreference } from '../app/shared/preferences/preferences.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import PlayerActions from '../app/shell/account-menu/player-actions.tsx';
import { SessionBar } from '../app/shell/account-menu/session-bar.tsx';
import { playerWith, show } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const minuteMs = 60_000;
/** Minutes since the start of the session, by the platform's clock. */
let passed: number;
const began = Date.now();

beforeEach(() => {
  passed = 0;
  sessionStorage.clear();
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.startsWith('/api/player/stats')
        ? {
            currency: 'EUR',
            now: new Date(began + passed * minuteMs).toISOString(),
            session_started_at: new Date(began).toISOString(),
            session: { net_cents: 0, wagered_cents: 0, seconds: 0 },
            today: { net_cents: 0, wagered_cents: 0, seconds: 0 },
          }
        : [],
    ),
  );
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

/** Opens a page of a player under a licence: a game page, or a lobby page with its session bar. */
async function open(licence: 'EE' | 'CW', inGame: boolean) {
  cleanup();
  playerQueries().clear();
  const page = (
    <MemoryRouter>
      <PlayerLayer inGame={inGame}>{inGame ? 'game' : <SessionBar />}</PlayerLayer>
    </MemoryRouter>
  );
  await act(async () => void show(page, playerWith({}, { license_name: licence })));
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
}

it('the lobby shows a player under the Estonian licence that forty minutes have passed since they opened a game [STATE-063] [STATE-064]', async () => {
  await open('EE', true);
  passed = 40;
  await open('EE', false);
  await waitFor(() => expect(document.querySelector('.session-bar__time')?.textContent).toMatch(/0:40:\d\d/));
});

it('the header shows session time and net result only under the Estonian licence [SHELL-042] [D9]', async () => {
  const header = async (licence: 'EE' | 'CW') => {
    cleanup();
    playerQueries().clear();
    const player = playerWith({}, { license_name: licence });
    await act(
      async () =>
        void show(
          <MemoryRouter>
            <PlayerLayer>
              <PlayerActions player={player} />
            </PlayerLayer>
          </MemoryRouter>,
          player,
        ),
    );
  };
  passed = 40;
  await header('EE');
  await waitFor(() => expect(document.querySelector('.session-bar')?.textContent).toMatch(/\d:\d\d:\d\d.*€0\.00/));
  await header('CW');
  expect(document.querySelector('.session-bar')).toBeNull();
});

it('players under a licence other than the Estonian one have no session timer [STATE-063]', async () => {
  await open('CW', true);
  expect([readSessionPreference('timerPlayer'), document.querySelector('.session-bar')]).toEqual([0, null]);
  await open('CW', false);
  expect([readSessionPreference('timerPlayer'), document.querySelector('.session-bar')]).toEqual([0, null]);
});
