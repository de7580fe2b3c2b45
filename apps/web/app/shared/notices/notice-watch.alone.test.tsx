import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { playerQueries } from '../player/query-client.ts';
import { useNotices } from './notice-store.ts';
import NoticeWatch from './notice-watch.tsx';

vi.mock('../realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The platform's clock as the page begins, a day ahead of this browser's. */
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
  // The database goes on by itself: its steps take none of the page's time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const database = () =>
  openDB('liftoff.notices', 1, { upgrade: db => void db.createObjectStore('notices', { keyPath: ['player', 'id'] }) });

/** Keeps a notice of this age in the browser. */
async function keep(id: string, ageMs: number): Promise<void> {
  const notice = { id, type: 'personal', text: `text of ${id}`, content: { title: id } };
  const db = await database();
  await db.put('notices', { player: 7, id, at: platformStart - ageMs, read: false, removed: false, notice });
  db.close();
}

/** The notices that the browser keeps. */
async function kept(): Promise<unknown[]> {
  const db = await database();
  const keys = await db.getAllKeys('notices');
  db.close();
  return keys;
}

/** Waiting of which the page's clock knows nothing: by itself `expect.poll` moves it on. */
const atOnce = { interval: 0 };

/** Opens a page of the player; gives the ids of what they see. */
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

it('what has expired since the page began is taken out of the browser two hours after that and no sooner, and so every two hours [CONST-020] [PNOTIF-011]', async () => {
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
  // The cleanup comes back: what expires after it is gone with the next one.
  await keep('won', -hourMs);
  await pass(2 * hourMs - 1);
  expect(await kept()).toEqual([[7, 'won']]);
  await pass(1);
  await expect.poll(kept, atOnce).toEqual([]);
});

it('a limit that stays reached is told once: after two hours it is gone, and does not come back [CONST-019] [PNOTIF-010]', async () => {
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
