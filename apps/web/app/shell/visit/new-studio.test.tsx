// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { playerQueries } from '../../shared/player/query-client.ts';
import { playerWith, show } from '../../testing/show.tsx';
import NewStudioPopup from './new-studio.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.unstubAllGlobals();
});

const player = playerWith({}, { statuses: [{ id: '851', name: 'Live' }] });
const pause = { id: '1', type: 'coolingoff', accounts: [] };

function open(limits: unknown, collections: readonly string[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push(typeof body === 'string' ? `${url} ${body}` : url);
    if (url === '/api/games/collections')
      return Response.json(collections.map(id => ({ id, title: id, games_count: 3 })));
    if (url === '/api/user_limits')
      return limits === null ? new Response(null, { status: 503 }) : Response.json(limits);
    if (url === '/api/games_filter')
      return Response.json({ data: [{ identifier: 'a', provider: 'moon', preview: '/a', tint: '#000' }], meta: {} });
    if (url.endsWith('/providers'))
      return Response.json([{ id: 'moon', slug: 'moon', title: 'Moon Works', games_count: 3 }]);
    return new Response(null, { status: 204 });
  });
  const router = createMemoryRouter([{ path: '/', element: <NewStudioPopup user={player.user} /> }]);
  show(<RouterProvider router={router} />, player);
  return asked;
}

it('a new studio is presented to who may be invited [POPUP-015]', async () => {
  open([]);
  expect(await screen.findByText(/Moon Works/)).toBeTruthy();
});

it.each([
  [['live', 'live-ca'], 'live-ca'],
  [['live', 'live-au'], 'live'],
  [[], 'live'],
])(
  'its kind is asked for in the country’s own variant where one is listed: of %j %s [VALID-059]',
  async (listed, wanted) => {
    const asked = open([], listed);
    expect(await screen.findByText(/Moon Works/)).toBeTruthy();
    const [first] = asked.filter(url => url.startsWith('/api/games_filter '));
    expect(JSON.parse(first?.split(' ')[1] ?? '')).toMatchObject({ filter: { categories: [wanted] } });
  },
);

it.each([
  ['on a break', [pause]],
  ['of whom nobody knows', null],
])('and to nobody who is %s [C15]', async (_who, limits) => {
  const asked = open(limits);
  await waitFor(() => expect(asked).toContain('/api/user_limits'));
  await new Promise(done => setTimeout(done));
  expect(screen.queryByText(/Moon Works/)).toBeNull();
  expect(asked.filter(url => !url.includes('user_limits') && !url.includes('/log'))).toEqual([]);
});
