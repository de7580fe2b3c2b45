import type { BoxItem, Lootbox } from '@liftoff/contract/lootbox-entities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { BoxPage } from './box-page.tsx';
import { BoxesPage } from './boxes-page.tsx';
import { turnTo } from './prize-wheel.tsx';
import { WheelPage } from './wheel-page.tsx';

const channels = vi.hoisted(() => new Map<string, (message: unknown) => void>());
vi.mock('../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, listener: (message: unknown) => void) => void channels.set(channel, listener),
}));

const maxWin = [
  { currency: 'EUR' as const, amount_cents: 5_000 },
  { currency: 'CAD' as const, amount_cents: 7_500 },
];
const item = (id: string, weight: number, count: number): BoxItem => ({
  id,
  weight,
  out_of_stock: false,
  prize: false,
  reward: { type: 'freespins', offer: 'wheel_spins', freespins_count: count },
  bonuses: [{ title: '', type: 'freespins', attributes: {}, result_bonus: { wager: 30, max_win: maxWin } }],
});
const items = [item('a', 300, 20), item('b', 100, 50), item('c', 100, 100)];
const tables = { rocket_lite: items, rocket_pro: items, rocket_max: items };
const issued: Lootbox = {
  id: '1',
  stage: 'issued',
  group_key: 'wheel_rocket_pro',
  created_at: '2026-11-20T12:00:00Z',
  valid_until: null,
  activated_at: null,
  items,
  odds: 'default-rocket_pro-0',
  waits: null,
  seed: { server_seed_hash: '00', server_seed: null, client_seed: null },
};
const opened: Lootbox = {
  ...issued,
  stage: 'activated',
  activated_at: new Date().toISOString(),
  items: items.map(one => ({ ...one, prize: one.id === 'b' })),
};

let asked: { method: string; url: string; body: unknown }[] = [];
let boxes: Lootbox[] = [];
/** The answer to an opening; `null` if it is refused. */
let answer: Lootbox | null = opened;

beforeEach(() => {
  [asked, boxes, answer] = [[], [issued], opened];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'GET') return Response.json(boxes);
    const errors = { odds: ['A text of the server'] };
    if (answer === null) return Response.json({ refusal: 'invalid', errors, request_id: 'one' }, { status: 422 });
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  channels.clear();
  vi.unstubAllGlobals();
});

const open = (page: ReactNode) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </QueryClientProvider>,
    playerWith(),
  );
const wheel = (currency = 'EUR') => open(<WheelPage wheel="wheel" data={{ boxes, tables, currency }} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Waits for a heading that has the focus, which it receives after it is shown. */
const findFocused = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toBe(document.activeElement));
const activations = () => asked.filter(({ method }) => method === 'POST');

it('the wheel asks the platform to draw, and stops on the prize of its answer [PLOOT-004] [PLOOT-011] [PCALL-018]', async () => {
  const { container } = wheel();
  press(/^Spin Pro/);
  const dialog = within(await screen.findByRole('dialog', { name: 'The wheel stopped at' }));
  expect(dialog.getByText('50 free spins')).toBeTruthy();
  expect(dialog.getByText('20%')).toBeTruthy();
  const disc = container.querySelector<SVGGElement>('.prize-wheel__disc--turning');
  expect(disc?.style.getPropertyValue('--turn')).toBe(`${turnTo(items, 'b')}deg`);
  expect(activations()).toHaveLength(1);
  expect(activations()[0]).toMatchObject({
    url: '/api/player/lootboxes/1/activation',
    body: { client_seed: expect.stringMatching(/^[0-9a-f]{16}$/), odds: 'default-rocket_pro-0' },
  });
});

it.each([
  ['CAD', '$75'],
  ['NOK', '€50'],
])(
  'a prize shows a player in %s the maximum win of %s, which is in euros if their currency has none [PLOOT-016]',
  async (currency, most) => {
    wheel(currency);
    press(/^Spin Pro/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Most you can win').nextElementSibling?.textContent).toBe(most);
  },
);

it('a box is opened on its own page by the same call, and shows its prize [PLOOT-011] [PCALL-018]', async () => {
  open(<BoxPage id="1" data={{ boxes, tables, currency: 'EUR' }} />);
  press(/^Open/);
  await findFocused('50 free spins');
  expect(activations().map(({ url }) => url)).toEqual(['/api/player/lootboxes/1/activation']);
});

it('a box opens before it shows its prize, which the player can see at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  open(<BoxPage id="1" data={{ boxes, tables, currency: 'EUR' }} />);
  press(/^Open/);
  await findFocused('Opening');
  expect(screen.queryByRole('heading', { name: '50 free spins' })).toBeNull();
  press('Show it now');
  await findFocused('50 free spins');
});

it('a refused box stays closed, without a text of the server, and its odds are loaded again [PCALL-018] [PERR-016]', async () => {
  answer = null;
  wheel();
  press(/^Spin Pro/);
  expect((await screen.findByRole('alert')).textContent).toContain('The box stayed closed');
  expect(document.body.textContent).not.toContain('A text of the server');
  expect(screen.queryByRole('dialog')).toBeNull();
  const ofBoxes = asked.filter(({ url }) => url.startsWith('/api/player/lootboxes'));
  expect(ofBoxes.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

it('the wheel says that a box stayed closed even if the player no longer has it', async () => {
  answer = null;
  wheel();
  boxes = [];
  press(/^Spin Pro/);
  expect(await screen.findByText('There is nothing to spin in this tier.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The box stayed closed');
});

it('a message about boxes reloads them [RT-006] [PRT-006]', async () => {
  wheel();
  expect(screen.getByRole('heading', { name: 'One spin ready' })).toBeTruthy();
  boxes = [issued, { ...issued, id: '2' }];
  act(() => channels.get('lootboxes_changes#7')?.({ id: '2', stage: 'issued' }));
  expect(await screen.findByRole('heading', { name: '2 spins ready' })).toBeTruthy();
  await waitFor(() => expect(asked.map(({ url }) => url)).toEqual(['/api/player/lootboxes']));
});

it('an opened box is listed until the end of the player’s own day, not of the day in UTC [PLOOT-010]', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T03:00:00Z') });
  boxes = [
    { ...opened, id: 'today', activated_at: '2026-11-20T20:00:00Z' },
    { ...opened, id: 'yesterday', activated_at: '2026-11-20T05:00:00Z' },
  ];
  open(<BoxesPage data={{ boxes, tables, currency: 'EUR' }} />);
  const links = screen.getAllByRole('link', { name: 'See the prize' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/lootboxes/today']);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
