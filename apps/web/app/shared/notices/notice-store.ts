import type { Notice } from '@liftoff/contract/content/content-entities';
import { isNoticeKept, isNoticeNeeded, shownNotices } from '@liftoff/rules/notice/kept-notices';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../calls/client-log.ts';
import type { KeptNotice, NoticeDatabase } from './notice-database.ts';
import { steadyNow } from '../player/session/steady-clock.ts';

/** The state of the player's notifications on this page. */
export interface Notices {
  readonly list: readonly KeptNotice[];
  /**
   * Whether notifications are stored beyond this page. The browser might have no database, or a full one [ERR-017].
   */
  readonly saved: boolean;
  readonly open: boolean;
  /** Title of the latest notification on this page, for screen readers; `null` if there is none. */
  readonly latest: string | null;
}

const none: Notices = { list: [], saved: true, open: false, latest: null };
let notices = none;
let player: number | null = null;
/** Whether this page's player has signed out; later notifications are then ignored. */
let left = false;
let clockAheadMs = 0;
let database: Promise<NoticeDatabase | null> | undefined;
const listeners = new Set<() => void>();

const set = (change: Partial<Notices>): void => {
  notices = { ...notices, ...change };
  for (const hear of listeners) hear();
};

/** The platform's current time in milliseconds. */
export const noticeNow = (): number => steadyNow() + clockAheadMs;

/** The database, opened once; `null` if it cannot be used, which is logged once. */
const kept = (): Promise<NoticeDatabase | null> =>
  (database ??= import('./notice-database.ts').then(({ openNoticeDatabase }) => openNoticeDatabase()).catch(unsaved));

function unsaved(error: unknown): null {
  if (notices.saved) logFailure('notices are not saved', error);
  set({ saved: false });
  return null;
}

/** Performs a database operation. If it fails, the page continues with the notifications in memory. */
async function save(work: (db: NoticeDatabase) => Promise<void>): Promise<void> {
  const db = await kept();
  if (db) await work(db).catch(unsaved);
}

/** Loads the player's stored notifications. `aheadMs` is how far the platform's clock is ahead of this page's. */
export async function startNotices(playerId: number, aheadMs: number): Promise<void> {
  if (left) return;
  player = playerId;
  clockAheadMs = aheadMs;
  const before = await kept().then(db => db?.all().catch(unsaved) ?? []);
  if (player !== playerId) return;
  const known = new Set(notices.list.map(({ id }) => id));
  const own = (before ?? []).filter(one => one.player === playerId && !known.has(one.id));
  set({ list: [...notices.list, ...own] });
  await cleanNotices();
}

/**
 * Deletes notifications that belong to another player or have expired by the platform's clock. A notification whose
 * condition lasts does not expire [CONST-019] [CONST-020].
 */
export async function cleanNotices(): Promise<void> {
  const now = noticeNow();
  set({ list: notices.list.filter(one => isNoticeNeeded(one, now)) });
  await save(async db => {
    const old = (await db.all()).filter(one => one.player !== player || !isNoticeNeeded(one, now));
    if (old.length > 0) await db.remove(old);
  });
}

/**
 * Shows the player a notification of an event that happened at `at`, by the platform's clock. The same notification
 * is shown only once, even if it arrives from several sources, unless `again` says that its event has happened again.
 */
export function addNotice(notice: Notice, at: number, again = false): void {
  if (!again && notices.list.some(({ id }) => id === notice.id)) return;
  tell(notice, at, false);
}

/**
 * Shows one notification for each lasting condition, from the moment at which the page first learns of it. `lasting`
 * is the complete current list: a condition that is missing from it has ended, and is shown again if it returns.
 */
export function addLasting(lasting: readonly Notice[]): void {
  const ids = new Set(lasting.map(({ id }) => id));
  const isOver = (one: KeptNotice) => one.lasting === true && !ids.has(one.id);
  if (notices.list.some(isOver)) change(isOver, { lasting: false });
  for (const notice of lasting)
    if (!notices.list.some(one => one.id === notice.id && one.lasting)) tell(notice, noticeNow(), true);
}

function tell(notice: Notice, at: number, lasting: boolean): void {
  if (player === null || !isNoticeKept(at, noticeNow())) return;
  const told: KeptNotice = { player, id: notice.id, notice, at, read: false, removed: false, lasting };
  const list = [...notices.list.filter(({ id }) => id !== notice.id), told];
  set({ list, latest: notice.content.title ?? notice.text });
  void save(db => db.put([told]));
}

const change = (of: (one: KeptNotice) => boolean, to: Partial<KeptNotice>): void => {
  const changed = notices.list.filter(of).map(one => ({ ...one, ...to }));
  const list = notices.list.map(one => changed.find(({ id }) => id === one.id) ?? one);
  set({ list });
  void save(db => db.put(changed));
};

export const readNotices = (): void => change(({ read }) => !read, { read: true });
export const removeNotice = (gone: string): void => change(({ id }) => id === gone, { removed: true, read: true });
export const removeNotices = (): void => change(({ removed }) => !removed, { removed: true, read: true });

/** Deletes all players' notifications from the page and the browser [STATE-029]. */
export async function forgetNotices(): Promise<void> {
  player = null;
  left = true;
  set({ list: [], open: false, latest: null });
  // Opens the database if necessary, because an earlier page might have left notifications in it.
  const db = await kept();
  database = Promise.resolve(null);
  await db?.drop().catch(unsaved);
}

export const openNotices = (open: boolean): void => set({ open });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNotices(): Notices & { unread: number } {
  const now = useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
  const list = player === null ? [] : shownNotices(now.list, player, noticeNow());
  return { ...now, list, unread: list.filter(({ read }) => !read).length };
}
