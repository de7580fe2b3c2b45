// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { playerQueries } from '../query-client.ts';
import { useNotices } from './notice-store.ts';
import NoticeWatch from './notice-watch.tsx';

vi.mock('../../realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const hourMs = 3_600_000;
/** The platform's clock as the page begins, a day ahead of this browser's. */
const platformStart = Date.now() + 24 * hourMs;

beforeEach(() => {
  const now = new Date(platformStart).toISOString();
  const stats = { currency: 'EUR', now, session_started_at: now, today: {} };
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.startsWith('/api/player/stats') ? stats : []));
  // The database goes on by itself: its steps take none of the page's time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

it('what has expired since the page began is taken out of the browser two hours after that and no sooner, and so every two hours [CONST-020] [PNOTIF-011]', async () => {
  await keep('paid', 1.5 * hourMs);
  show(
    <QueryClientProvider client={playerQueries()}>
      <NoticeWatch playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
  const { result } = renderHook(() => useNotices());
  const shown = async () => {
    await act(async () => undefined);
    return result.current.list.map(({ id }) => id);
  };
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
