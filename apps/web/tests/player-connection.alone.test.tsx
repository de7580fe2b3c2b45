import 'fake-indexeddb/auto';
import { act, cleanup, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { emptyShellData, ShellDataProvider } from '../app/shared/site/shell-data.ts';
import { stubWindow } from '../app/testing/page-loads.ts';
import { playerWith, show } from '../app/testing/show.tsx';

const said: { connect: string[]; subscribe: string[] } = { connect: [], subscribe: [] };
const opened: string[] = [];

/** A WebSocket whose platform accepts the connection and every subscription. */
class Line {
  static readonly OPEN = 1;
  readonly binaryType = '';
  readonly readyState = Line.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(address: string) {
    opened.push(address);
    queueMicrotask(() => this.onopen?.());
  }
  send(commands: string) {
    for (const line of commands.split('\n')) {
      const { id, connect, subscribe } = JSON.parse(line) as {
        id?: number;
        connect?: { token: string };
        subscribe?: { channel: string };
      };
      if (connect) said.connect.push(connect.token);
      if (subscribe) said.subscribe.push(subscribe.channel);
      const reply = connect ? { connect: { client: 'page' } } : { subscribe: { recoverable: true, epoch: 'one' } };
      if (id !== undefined) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ id, ...reply }) }));
    }
  }
  close() {}
}

afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.restoreAllMocks();
  // The module holds the page's only connection.
  vi.resetModules();
});

it("a signed-in player's page loads the realtime settings once, and connects with the address and token in them [STATE-014] [STATE-019]", async () => {
  stubWindow();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('WebSocket', Line);
  const player = playerWith();
  const answers: Record<string, unknown> = {
    '/api/player': player.user,
    '/api/player/accounts': player.accounts,
    '/api/player/settings': { realtime: { user: '7', url: '/connection/websocket', token: 'of the player' } },
    '/api/user_limits': [],
    '/api/player/payments': [],
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 204 });
  });
  const shell = { ...emptyShellData, brand: { ...emptyShellData.brand, realtimeDelayMs: 0 } };
  await act(
    async () =>
      void show(
        <MemoryRouter>
          <ShellDataProvider value={shell}>
            <PlayerLayer>
              <p>page</p>
            </PlayerLayer>
          </ShellDataProvider>
        </MemoryRouter>,
        player,
      ),
  );
  await waitFor(() => expect(said.subscribe).toContain('balance#7'));
  expect(asked.filter(path => path === '/api/player/settings')).toHaveLength(1);
  expect(opened).toEqual(['ws://localhost:3000/connection/websocket']);
  expect(said.connect).toEqual(['of the player']);
});
