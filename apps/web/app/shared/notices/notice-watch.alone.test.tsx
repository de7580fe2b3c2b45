import 'fake-indexeddb/auto';
import { bonusStages } from '@liftoff/contract/bonus';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { playerQueries } from '../player/query-client.ts';
import { useNotices } from './notice-store.ts';
import NoticeWatch from './notice-watch.tsx';

const listeners = vi.hoisted(() => new Map<string, (message: unknown) => void>());
vi.mock('../realtime/use-channel.ts', () => ({
  useChannel: (channel: string, listener: (message: unknown) => void) => void listeners.set(channel, listener),
}));

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The platform's time when the page starts, one day ahead of this browser's clock. */
const platformStart = Date.now() + 24 * hourMs;

let limits: unknown[] = [];

beforeEach(() => {
  limits = [];
  const now = new Date(platformStart).toISOString();
  const stats = { currency: 'EUR', now, session_started_at: now, today: {} };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/user_limits')) return Response.json(limits);
    return Response.json(url.startsWith('/api/player/stats') ? stats : []);
  });
  // Fakes only what the page uses, so that the database works without advancing the page's clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const database = () =>
  openDB('liftoff.notices', 1, { upgrade: db => void db.createObjectStore('notices', { keyPath: ['player', 'id'] }) });

/** Stores a notification of this age in the browser. */
async function keep(id: string, ageMs: number): Promise<void> {
  const notice = { id, type: 'personal', text: `text of ${id}`, content: { title: id } };
  const db = await database();
  await db.put('notices', { player: 7, id, at: platformStart - ageMs, read: false, removed: false, notice });
  db.close();
}

/** Keys of the notifications stored in the browser. */
async function kept(): Promise<unknown[]> {
  const db = await database();
  const keys = await db.getAllKeys('notices');
  db.close();
  return keys;
}

/** Polls without a pause, because `expect.poll` would otherwise advance the page's clock. */
const atOnce = { interval: 0 };

/** Opens a page of the player; returns a function that reads the ids of the visible notifications. */
function open(): () => Promise<string[]> {
  show(
    <QueryClientProvider client={playerQueries()}>
      <NoticeWatch playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
  const { result } = renderHook(() => useNotices());
  return async () => {
    await act(async () => undefined);
    return result.current.list.map(({ id }) => id);
  };
}

it('deletes expired notifications from the browser every two hours after the page was opened, and not sooner [CONST-020] [PNOTIF-011]', async () => {
  await keep('paid', 1.5 * hourMs);
  const shown = open();
  await expect.poll(shown, atOnce).toEqual(['paid']);
  expect(await kept()).toEqual([[7, 'paid']]);
  const looked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => looked.mockRestore());
  await pass(2 * hourMs - 1);
  expect(looked).not.toHaveBeenCalled();
  expect(await kept()).toEqual([[7, 'paid']]);
  await pass(1);
  await expect.poll(kept, atOnce).toEqual([]);
  expect(await shown()).toEqual([]);
  // The cleanup repeats: a notification that expires later is deleted by the next run.
  await keep('won', -hourMs);
  await pass(2 * hourMs - 1);
  expect(await kept()).toEqual([[7, 'won']]);
  await pass(1);
  await expect.poll(kept, atOnce).toEqual([]);
});

it('shows a limit that stays reached once, hides it after two hours, and does not show it again [CONST-019] [PNOTIF-010]', async () => {
  const accounts = [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: 100 }];
  limits = [
    { id: '1', type: 'loss', period: 'day', accounts, minutes: null, resets_at: null, ends_at: null, pending: null },
  ];
  const shown = open();
  await expect.poll(shown, atOnce).toEqual(['limit 1']);
  await pass(2 * hourMs - minuteMs);
  expect(await shown()).toEqual(['limit 1']);
  await pass(2 * hourMs + 2 * minuteMs);
  expect(await shown()).toEqual([]);
});

it.each([
  ['a bonus', 'bonuses_changes', 'bonus'],
  ['a set of free spins', 'freespins_changes', 'freespins'],
])(
  'notifies of %s only when it is issued, and once, with the type of its channel [PNOTIF-004] [CONST-057] [PRT-005] [ENTITY-020] [PENTITY-017]',
  async (_what, type, kind) => {
    const channel = `${type}#7`;
    const all = open();
    const shown = async () => (await all()).filter(id => id.startsWith(kind));
    await expect.poll(() => listeners.has(channel), atOnce).toBe(true);
    const hear = (message: unknown) => act(async () => listeners.get(channel)?.(message));
    for (const stage of bonusStages) await hear({ id: stage, stage });
    await hear({ id: 'issued', stage: 'issued' });
    await hear(null);
    await expect.poll(shown, atOnce).toEqual([`${kind} issued`]);
    expect(renderHook(() => useNotices()).result.current.list.map(({ notice }) => notice.type)).toContain(type);
  },
);

it('notifies of the newest place in a tournament, and ignores malformed messages', async () => {
  const all = open();
  const shown = async () => [...(await all()).filter(id => id.startsWith('tournament')), latest()];
  const latest = () => screen.getAllByRole('status')[0]?.textContent;
  await expect.poll(() => listeners.has('tournaments_statuses#7'), atOnce).toBe(true);
  const hear = (message: unknown) => act(async () => listeners.get('tournaments_statuses#7')?.(message));
  const race = { title: 'Race', frontend_identifier: 'race' };
  await hear(null);
  await hear(race);
  await hear({ ...race, award_place: 4, previous_place: 4 });
  await hear({ ...race, award_place: 4 });
  await expect.poll(shown, atOnce).toEqual(['tournament race', 'Race: place 4']);
  await hear({ ...race, award_place: 2, previous_place: 4 });
  await expect.poll(shown, atOnce).toEqual(['tournament race', 'Race: place 2']);
});
