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
});

const playerOf = (group: string) => playerWith({}, { statuses: [{ id: group, name: group }] });
const player = playerOf('851');
const pause = { id: '1', type: 'coolingoff', accounts: [] };

interface Visit {
  collections?: readonly string[];
  of?: typeof player;
  width?: number;
}

function open(limits: unknown, { collections = [], of = player, width = 1440 }: Visit = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]) }));
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
  const router = createMemoryRouter([{ path: '/', element: <NewStudioPopup user={of.user} /> }]);
  show(<RouterProvider router={router} />, of);
  return asked;
}

it('presents a new studio to a player who is not on a break [POPUP-015]', async () => {
  open([]);
  expect(await screen.findByText(/Moon Works/)).toBeTruthy();
});

it.each([
  [['live', 'live-ca'], 'live-ca'],
  [['live', 'live-au'], 'live'],
  [[], 'live'],
])(
  "looks for the new studio in the category's country variant if it is listed: among %j it chooses %s [VALID-059]",
  async (listed, wanted) => {
    const asked = open([], { collections: listed });
    expect(await screen.findByText(/Moon Works/)).toBeTruthy();
    const [first] = asked.filter(url => url.startsWith('/api/games_filter '));
    expect(JSON.parse(first?.split(' ')[1] ?? '')).toMatchObject({ filter: { categories: [wanted] } });
  },
);

it.each([
  ['on a break', [pause]],
  ['unknown', null],
])('presents no new studio if the player is on a break or their limits are unknown: %s [C15]', async (_who, limits) => {
  const asked = open(limits);
  await waitFor(() => expect(asked).toContain('/api/user_limits'));
  await new Promise(done => setTimeout(done));
  expect(screen.queryByText(/Moon Works/)).toBeNull();
  expect(asked.filter(url => !url.includes('user_limits') && !url.includes('/log'))).toEqual([]);
});

it.each([
  ['851', '859'],
  ['1030', '1056'],
])(
  'showing the new-studio popup to a player in group %s adds group %s once [POPUP-015] [CONST-047] [CONST-048] [CONST-049] [CONST-050]',
  async (group, mark) => {
    const asked = open([], { of: playerOf(group) });
    expect(await screen.findByText(/Moon Works/)).toBeTruthy();
    const added = asked.filter(url => url.startsWith('/api/player/groups'));
    expect(added).toEqual([`/api/player/groups ${JSON.stringify({ groups: { add: [mark] } })}`]);
  },
);

it.each([
  [390, 'mobile'],
  [1440, 'desktop'],
])("requests the new studio's games, on a screen of %i px, for %s [CALL-056]", async (width, device) => {
  const asked = open([], { width });
  expect(await screen.findByText(/Moon Works/)).toBeTruthy();
  const bodies = asked.flatMap(url => (url.startsWith('/api/games_filter ') ? [url.split(' ')[1] ?? ''] : []));
  const said = { device, page: 1, page_size: 2, sort: 'new' };
  expect(bodies.map(body => JSON.parse(body) as unknown)).toEqual([
    { ...said, filter: { categories: ['live'] } },
    { ...said, filter: { providers: ['moon'] } },
  ]);
});
