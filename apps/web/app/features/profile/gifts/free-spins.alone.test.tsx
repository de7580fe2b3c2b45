import type { Freespins, SpinGame } from '@liftoff/contract/bonus';
import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@liftoff/ui/toast';
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { show } from '../../../testing/show.tsx';
import { FreeSpinsCancel } from './free-spins-cancel.tsx';
import { FreeSpinsCard } from './free-spins-card.tsx';
import { FreeSpinsActivation } from './free-spins-activation.tsx';
import { FreeSpinsSection } from './free-spins-section.tsx';
import { useFreeSpins, useSpinCall } from './use-free-spins.ts';

const listeners = vi.hoisted(() => new Map<string, () => void>());
vi.mock('../../../shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, listener: () => void) => void listeners.set(channel, listener),
}));

const game = (identifier: string): SpinGame => ({
  identifier,
  title: identifier,
  provider: 'paper-crane',
  provider_title: 'Paper Crane',
  rtp_percent: 96,
  volatility: null,
});
const koi = game('moon-koi');

const set = (change: Partial<Freespins>): Freespins => ({
  id: '7',
  title: 'Free spins',
  stage: 'handle_bets',
  game: koi.identifier,
  chosen: koi,
  games: [],
  currency: 'EUR',
  freespins_count: 20,
  freespins_left: 20,
  stake_cents: 20,
  won_cents: 0,
  kept_cents: 0,
  wins_as: 'cash',
  wager: 0,
  wager_days: null,
  max_bet_cents: null,
  max_win_cents: null,
  cash_value_cents: 10,
  use_days: 7,
  ends_after_round: false,
  created_at: '2026-11-16T12:00:00.000Z',
  activatable_until: '2026-11-27T20:12:00.000Z',
  valid_until: '2026-11-30T20:12:00.000Z',
  ...change,
});

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

it.each<[string, Partial<Freespins>, string]>([
  ['lets the player play before the first spin', { games: [koi, game('deep-sea')] }, 'Play'],
  ['lets the player play after the first spin', { freespins_left: 19 }, 'Play'],
  ['asks for another game if the chosen one is closed', { games: [game('deep-sea')] }, 'Choose a game'],
  ['links no game if none is left before the first spin', {}, 'Choose a game'],
  ['offers the terms before the activation', { stage: 'issued', chosen: null, games: [koi] }, 'Read the terms'],
])('the card of free spins %s [PX-56]', (_what, change, action) => {
  show(<FreeSpinsCard set={set(change)} onActivate={() => undefined} onCancel={() => undefined} />);
  const actions = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  expect(actions[0]?.textContent).toBe(action);
});

it('repeats an activation without a response under the same key, and uses a new key after a refusal [A24]', async () => {
  const keys: (string | null)[] = [];
  let answer = () => Response.json({ refusal: 'unavailable', request_id: 'one' }, { status: 503 });
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return answer();
  });
  const { result } = renderHook(() => useSpinCall('7'), {
    wrapper: ({ children }) => <QueryClientProvider client={playerQueries()}>{children}</QueryClientProvider>,
  });
  const activate = () => act(() => result.current.mutateAsync(undefined).catch(() => undefined));
  await activate();
  answer = () => Response.json({ refusal: 'game_unavailable', request_id: 'one' }, { status: 409 });
  await activate();
  await activate();
  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it.each([
  ['cash', 'You keep in cash€5.00'],
  ['bonus', 'You keep as a bonus€5.00'],
] as const)(
  'names in figures what giving up free spins loses and keeps as %s, and highlights no answer [C28] [PX-47] [PERR-016]',
  async (winsAs, kept) => {
    const body = { refusal: 'not_found', errors: { id: ['SERVER.TEXT'] }, request_id: 'one' };
    const calls: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      calls.push(`${init?.method} ${new URL(url, 'https://site.example').pathname}`);
      return Response.json(body, { status: 404 });
    });
    const change = { freespins_left: 12, won_cents: 900, max_win_cents: 500, wins_as: winsAs } as const;
    show(
      <ToastProvider dismissLabel="Dismiss">
        <FreeSpinsCancel set={set(change)} onClose={() => undefined} />
      </ToastProvider>,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up 12 free spins?' }));
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain('You give up12 spins, €2.40 in stakes');
    expect(text).toContain(kept);
    const [keep, giveUp] = [/^Keep the spins/, /^Give them up/].map(name =>
      dialog.getAllByRole('button', { name }).at(-1),
    );
    expect(giveUp?.className).toBe(keep?.className);
    if (giveUp) fireEvent.click(giveUp);
    await screen.findAllByText('That didn’t work. Nothing has changed. Please try again.');
    expect(calls).toEqual(['DELETE /api/player/freespins/7']);
    expect(document.body.textContent).not.toContain('SERVER.TEXT');
  },
);

/** The gifts page's list of free spins, as it reads it. */
function List() {
  const { data = [] } = useFreeSpins(7);
  return <FreeSpinsSection sets={data} />;
}

describe('the list of free spins', () => {
  let sets: Freespins[];
  const list = () => {
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const method = init?.method ?? 'GET';
      if (method === 'GET') return Response.json(url.includes('/api/player/freespins') ? sets : []);
      sets = sets.map(each => ({ ...each, stage: method === 'DELETE' ? 'canceled' : 'handle_bets' }));
      return Response.json(sets[0]);
    });
    show(
      <QueryClientProvider client={playerQueries()}>
        <ToastProvider dismissLabel="Dismiss">
          <List />
        </ToastProvider>
      </QueryClientProvider>,
    );
  };

  it('joins the player’s channel and reloads when a set changes [RT-005] [PRT-005]', async () => {
    sets = [];
    list();
    await waitFor(() => expect(listeners.has('freespins_changes#7')).toBe(true));
    expect(screen.queryByText('20 free spins')).toBeNull();
    sets = [set({})];
    act(() => listeners.get('freespins_changes#7')?.());
    expect(await screen.findByText('20 free spins')).toBeDefined();
  });

  it.each([
    ['finished', false],
    ['canceled', false],
    ['expired', false],
    ['issued', true],
    ['handle_bets', true],
    ['a_new_stage', true],
  ])('offers actions for a set only while it is active: %s, %s [CONST-056]', async (stage, isActive) => {
    sets = [set({ stage, games: [koi] })];
    list();
    await screen.findByText('20 free spins');
    expect(screen.queryAllByRole('button').length > 0).toBe(isActive);
  });
});

it('writes the rate of the loaded spins as Nx, on the card and in the terms [PBONUS-010]', () => {
  const spins = set({ stage: 'issued', wins_as: 'bonus', wager: 35, games: [koi] });
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Dismiss">
        <FreeSpinsCard set={spins} onActivate={() => undefined} onCancel={() => undefined} />
        <FreeSpinsActivation set={spins} onClose={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByText(/\b35x\b/)).toHaveLength(2);
});
