import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import type { PlayData } from './play-data.ts';
import { playData as data } from '../../testing/play-data.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { GamePage } from './game-page.tsx';

vi.mock('../../shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const games = 'https://games.example';
const check = {
  interval_min: 60,
  own_min: null,
  licence_min: 60,
  pause_min: 0,
  number: 1,
  began_at: '2026-11-20T12:00:00.000Z',
  due_at: '2026-11-20T13:00:00.000Z',
  due: true,
  paused_until: null,
  now: '2026-11-20T13:01:00.000Z',
  sums: [],
};
const goesOn = { ...check, number: 2, began_at: null, due_at: null, due: false };

beforeEach(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/launch')) return Response.json({ launch_url: `${games}/frame/1` }, { status: 201 });
    return Response.json(url.endsWith('/reality_check/answers') ? goesOn : {});
  });
});

/** Opens a real-money game while a reality check is due. */
async function openAsked() {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.realityCheck(7), { ...check, clockAheadMs: 0 });
  await act(async () =>
    show(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <GamePage data={data} asked="real" held={false} balance="" account={null} more={null} />
        </MemoryRouter>
      </QueryClientProvider>,
      playerWith(),
    ),
  );
  await screen.findByRole('button', { name: /^Stop here/ });
}
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Moon Koi, game');

it('closes the game when the player stops playing at the reality check [C17]', async () => {
  await openAsked();
  expect(frame()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Stop here/ }));
  await screen.findByText('You stopped playing');
  expect(frame()).toBeNull();
});

it('pauses the game while the reality check is open and resumes it afterwards [C17]', async () => {
  await openAsked();
  const source = frame()?.contentWindow;
  if (!source) throw new Error('the game has no window');
  const told = vi.spyOn(source, 'postMessage').mockReturnValue(undefined);
  const ready = { type: 'liftoff:frame', event: 'ready' };
  fireEvent(window, new MessageEvent('message', { data: ready, origin: games, source }));
  expect(told).toHaveBeenCalledWith({ type: 'liftoff:page', command: 'hold', on: true }, games);
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() =>
    expect(told).toHaveBeenLastCalledWith({ type: 'liftoff:page', command: 'hold', on: false }, games),
  );
});

it('links to the cookie choice under the game and in the game menu [C38] [D13]', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = () => {};
  await act(async () =>
    show(
      <MemoryRouter>
        <GamePage data={data} asked="demo" held={false} balance="" account={null} more={null} />
      </MemoryRouter>,
    ),
  );
  const choice = () => screen.getAllByRole('link', { name: 'Cookie choice' }).map(link => link.getAttribute('href'));
  expect(choice()).toEqual(['#cookies']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Game menu' })[0] ?? document.body);
  const menu = await screen.findByRole('dialog', { name: 'Game menu' });
  expect(choice()).toEqual(['#cookies', '#cookies']);
  // The cookie notice is on the page, so the menu closes.
  fireEvent.click(within(menu).getByRole('link', { name: 'Cookie choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['has no demo', { ...data, game: { ...data.game, hasDemo: false } }],
  ['is not released', { ...data, facts: { state: 'prerelease' } as PlayData['facts'] }],
  ['is open', data],
])(
  'has a way back next to the game, where the header is hidden on a low screen, if the game %s',
  async (_state, of) => {
    await act(async () =>
      show(
        <MemoryRouter>
          <GamePage data={of} asked="demo" held={false} balance="" account={null} more={null} />
        </MemoryRouter>,
      ),
    );
    const column = screen.getByRole('main');
    expect(within(column).getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
    expect(within(column).getByRole('button', { name: 'Game menu' })).toBeTruthy();
  },
);

it('shows what each bet pays beside a roulette table, and not beside other games', async () => {
  const pays = async (engine: 'roulette' | 'slot') => {
    const facts = { engine, state: 'open', rtp_percent: null, any_return_one_in: null, feature_one_in: null };
    const of = { ...data, facts: { ...facts, max_win_times_stake: null, min_stake_cents: null } as PlayData['facts'] };
    await act(async () =>
      show(
        <MemoryRouter>
          <GamePage data={of} asked="demo" held={false} balance="" account={null} more={null} />
        </MemoryRouter>,
      ),
    );
    const card = screen.queryByRole('heading', { name: 'What each bet pays' })?.parentElement ?? null;
    const said = card?.textContent ?? null;
    cleanup();
    return said;
  };
  expect(await pays('roulette')).toContain('One number35 to 1');
  expect(await pays('slot')).toBeNull();
});
