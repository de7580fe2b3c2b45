import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, renderHook } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadyNow } from '../player/session/steady-clock.ts';

type Store = Awaited<ReturnType<typeof page>>;

const name = 'liftoff.notices';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const aheadMs = 86_400_000;
/** The platform's clock runs one day ahead of this page's. */
const platformNow = () => steadyNow() + aheadMs;
const notice = (id: string) => ({ id, type: 'personal' as const, text: `text of ${id}`, content: { title: id } });

const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  vi.spyOn(performance, 'now').mockReturnValue(1_000 * hourMs);
});
afterEach(() => {
  cleanup();
  logged.mockClear();
  vi.mocked(performance.now).mockRestore();
});

/** Simulates a page that a player has just opened. */
async function page(player = 7) {
  vi.resetModules();
  const store = await import('./notice-store.ts');
  await store.startNotices(player, aheadMs);
  return store;
}
const later = (ms: number) => {
  const now = performance.now();
  vi.mocked(performance.now).mockReturnValue(now + ms);
};
const shown = (store: Store) => renderHook(() => store.useNotices()).result.current;
const ids = (store: Store) => shown(store).list.map(({ id }) => id);
const database = () =>
  openDB(name, 1, { upgrade: db => void db.createObjectStore('notices', { keyPath: ['player', 'id'] }) });
async function inDatabase(): Promise<string[]> {
  const db = await database();
  const all = (await db.getAll('notices')) as { id: string }[];
  db.close();
  return all.map(({ id }) => id);
}
const isSaved = (...expected: string[]) => expect.poll(async () => inDatabase()).toEqual(expected);

it('stores a notification in the browser across reloads for two hours of platform time, then hides it until the cleanup deletes it [ENTITY-020] [PENTITY-017] [CONST-019] [CONST-020] [PNOTIF-002] [PNOTIF-010] [PNOTIF-011]', async () => {
  const first = await page();
  first.addNotice(notice('paid'), platformNow());
  expect(ids(first)).toEqual(['paid']);
  await isSaved('paid');
  later(2 * hourMs - 1);
  const second = await page();
  expect(shown(second).list[0]?.notice).toEqual(notice('paid'));
  later(1);
  expect(ids(second)).toEqual([]);
  expect(await inDatabase()).toEqual(['paid']);
  await second.cleanNotices();
  expect(await inDatabase()).toEqual([]);
});

it('does not show a notification that is already expired when it arrives', async () => {
  const store = await page();
  store.addNotice(notice('old'), platformNow() - 2 * hourMs);
  expect(ids(store)).toEqual([]);
});

it('keeps a notification read or removed, and shows it only once, however often it arrives', async () => {
  const store = await page();
  for (const id of ['read', 'removed', 'read']) store.addNotice(notice(id), platformNow());
  expect(shown(store).unread).toBe(2);
  store.removeNotice('removed');
  store.readNotices();
  await isSaved('read', 'removed');
  const afterReload = async () => {
    const reloaded = await page();
    reloaded.addNotice(notice('removed'), platformNow());
    return [ids(reloaded), shown(reloaded).unread];
  };
  await expect.poll(afterReload).toEqual([['read'], 0]);
});

it('shows a notification again if its event happens again', async () => {
  const store = await page();
  store.addNotice(notice('document'), platformNow() - minuteMs);
  store.readNotices();
  store.addNotice(notice('document'), platformNow(), true);
  expect([ids(store), shown(store).unread]).toEqual([['document'], 1]);
});

it('shows a lasting notification once across reloads, and again after its cause has ended and returned [CONST-019] [PNOTIF-010]', async () => {
  const store = await page();
  store.addLasting([notice('reached')]);
  expect(ids(store)).toEqual(['reached']);
  await isSaved('reached');
  later(2 * hourMs);
  await store.cleanNotices();
  const reloaded = await page();
  reloaded.addLasting([notice('reached')]);
  expect(ids(reloaded)).toEqual([]);
  reloaded.addLasting([]);
  reloaded.addLasting([notice('reached')]);
  expect([ids(reloaded), shown(reloaded).unread]).toEqual([['reached'], 1]);
});

it('keeps a lasting notification removed while its cause lasts [CONST-019] [PNOTIF-010]', async () => {
  const store = await page();
  store.addLasting([notice('reached')]);
  store.removeNotice('reached');
  store.addLasting([notice('reached')]);
  later(2 * hourMs);
  await store.cleanNotices();
  store.addLasting([notice('reached')]);
  expect(ids(store)).toEqual([]);
});

it('removes all notifications at the same time', async () => {
  const store = await page();
  for (const id of ['one', 'two']) store.addNotice(notice(id), platformNow());
  store.removeNotices();
  expect([ids(store), shown(store).unread]).toEqual([[], 0]);
});

it('deletes all stored notifications on sign-out, and shows no more on that page afterwards [STATE-029]', async () => {
  const store = await page();
  store.addNotice(notice('paid'), platformNow());
  await isSaved('paid');
  const elsewhere = await page();
  expect(ids(elsewhere)).toEqual(['paid']);
  await store.forgetNotices();
  expect([ids(store), await indexedDB.databases()]).toEqual([[], []]);
  store.addNotice(notice('late'), platformNow());
  expect(ids(store)).toEqual([]);
});

it("hides a player's notifications from another player in the same browser, and deletes them", async () => {
  const store = await page(7);
  store.addNotice(notice('paid'), platformNow());
  await isSaved('paid');
  expect(ids(await page(8))).toEqual([]);
  expect(await inDatabase()).toEqual([]);
});

it.each([null, 'text', {}, { type: 'personal' }, { ...notice('x'), content: null }, { ...notice('x'), text: 3 }])(
  'deletes a malformed stored notification and keeps the others [B14]: %j',
  async broken => {
    const store = await page();
    store.addNotice(notice('whole'), platformNow());
    await isSaved('whole');
    const db = await database();
    await db.put('notices', {
      player: 7,
      id: 'broken',
      at: platformNow(),
      read: false,
      removed: false,
      notice: broken,
    });
    db.close();
    expect(ids(await page())).toEqual(['whole']);
    expect(await inDatabase()).toEqual(['whole']);
    expect(logged.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('kept notices')]);
  },
);

it('recreates a database that lacks its store, logs one line, and saves notifications again [B14]', async () => {
  (await openDB(name, 1)).close();
  const store = await page();
  store.addNotice(notice('paid'), platformNow());
  await isSaved('paid');
  expect(shown(store).saved).toBe(true);
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('without its store')]);
});

const throwing = (error: string) => ({
  open: () => {
    throw new DOMException(error, error);
  },
});
const refusing: [string, () => unknown][] = [
  ['the browser has none', () => undefined],
  ['the page may not open it', () => throwing('SecurityError')],
  ['it has a newer version', () => throwing('VersionError')],
];
it.each(refusing)(
  'shows notifications without saving them and logs one line if the database cannot be used: %s [ERR-017] [B14]',
  async (_, of) => {
    vi.stubGlobal('indexedDB', of());
    const store = await page();
    for (const id of ['one', 'two']) store.addNotice(notice(id), platformNow());
    await expect.poll(() => shown(store).saved).toBe(false);
    expect(new Set(ids(store))).toEqual(new Set(['one', 'two']));
    expect(logged.mock.calls.length).toBe(1);
    expect(String(logged.mock.calls[0]?.[0])).toContain('notices are not saved');
  },
);

it('shows notifications without saving them and logs one line if the database is full [ERR-017] [B14]', async () => {
  const store = await page();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const id of ['one', 'two']) store.addNotice(notice(id), platformNow());
  await expect.poll(() => shown(store).saved).toBe(false);
  full.mockRestore();
  expect(new Set(ids(store))).toEqual(new Set(['one', 'two']));
  expect(logged.mock.calls.length).toBe(1);
});

const lists = IDBDatabase.prototype;
const takenAway: [string, () => { mockRestore(): void }][] = [
  ['is being opened', () => breakOff('createObjectStore', store => (store as IDBObjectStore).transaction)],
  ['is being read or written', () => breakOff('transaction', tx => tx as IDBTransaction)],
];
/** Simulates a browser that aborts a transaction as soon as it contains a request. */
function breakOff(call: 'createObjectStore' | 'transaction', transactionOf: (made: unknown) => IDBTransaction) {
  const real = lists[call] as (...args: unknown[]) => unknown;
  return vi.spyOn(lists, call).mockImplementation(function (this: IDBDatabase, ...args: unknown[]) {
    const made = real.apply(this, args);
    queueMicrotask(() => transactionOf(made).abort());
    return made as never;
  });
}
it.each(takenAway)(
  'shows notifications without saving them, and throws no error, if the database is deleted while it %s [ERR-017] [B14]',
  async (_, takeAway) => {
    const unheard = vi.fn<() => void>();
    process.on('unhandledRejection', unheard);
    const broken = takeAway();
    const store = await page();
    store.addNotice(notice('paid'), platformNow());
    await expect.poll(() => shown(store).saved).toBe(false);
    // Node reports unhandled rejections after its microtasks.
    await new Promise(done => setTimeout(done));
    broken.mockRestore();
    process.off('unhandledRejection', unheard);
    expect(ids(store)).toEqual(['paid']);
    expect(unheard).not.toHaveBeenCalled();
  },
);
