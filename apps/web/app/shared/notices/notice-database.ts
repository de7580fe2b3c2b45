import type { Notice } from '@liftoff/contract/content/content-entities';
import type { Kept } from '@liftoff/rules/notice/kept-notices';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { logFailure } from '../calls/client-log.ts';
import { inTime } from '../calls/in-time.ts';
import { readNotice } from './read-notice.ts';

export type KeptNotice = Kept<Notice>;

interface NoticeSchema extends DBSchema {
  notices: { key: [number, string]; value: KeptNotice };
}

const name = 'liftoff.notices';
/** Milliseconds after which a database that has not opened counts as unusable. */
const openWithinMs = 5_000;

let isReported = false;

/** Logs that the notification database is broken, once per page [B14]. */
function reportBroken(what: string): void {
  if (!isReported) logFailure('kept notices', what);
  isReported = true;
}

/**
 * The notifications stored in this browser for its players [ENTITY-020]. Every method rejects if the browser has no
 * usable database.
 */
export interface NoticeDatabase {
  /** Returns all well-formed notifications. Malformed entries, and no others, are deleted [B14]. */
  all(): Promise<KeptNotice[]>;
  put(notices: readonly KeptNotice[]): Promise<void>;
  remove(notices: readonly KeptNotice[]): Promise<void>;
  /** Empties and deletes the database, which cannot be used afterwards. */
  drop(): Promise<void>;
}

const open = (): Promise<IDBPDatabase<NoticeSchema>> =>
  openDB<NoticeSchema>(name, 1, {
    upgrade: (db, _from, _to, { done }) => {
      // If the browser aborts the upgrade, opening fails too, and that failure is reported.
      done.catch(() => undefined);
      db.createObjectStore('notices', { keyPath: ['player', 'id'] });
    },
    // If another tab deletes the database because of a sign-out, it must not have to wait for this page.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });

/**
 * Opens the database. A database without its store would prevent saving permanently, so it is deleted and recreated.
 */
async function openWhole(): Promise<IDBPDatabase<NoticeSchema>> {
  const found = await open();
  if (found.objectStoreNames.contains('notices')) return found;
  reportBroken('without its store');
  found.close();
  await deleteDB(name);
  return open();
}

export async function openNoticeDatabase(): Promise<NoticeDatabase> {
  const db = await inTime(openWhole(), openWithinMs, 'the database does not open');
  // A sign-out can delete the database during a transaction. In that case both the requests and the transaction's
  // `done` promise reject, and idb's shortcut methods would leave the rejection of `done` unhandled.
  const write = async (work: (store: Store) => Promise<unknown>[]): Promise<void> => {
    const { done, store } = db.transaction('notices', 'readwrite');
    await Promise.all([done, (async () => Promise.all(work(store as Store)))()]);
  };
  const read = async (): Promise<[unknown[], [number, string][]]> => {
    const { done, store } = db.transaction('notices');
    const [values, keys] = await Promise.all([store.getAll(), store.getAllKeys(), done]);
    return [values, keys];
  };
  return {
    async all() {
      const [values, keys] = await read();
      const broken = keys.filter((_, place) => !isKeptNotice(values[place]));
      if (broken.length > 0) {
        reportBroken('not of its shape');
        await write(store => broken.map(key => store.delete(key)));
      }
      return values.filter(isKeptNotice);
    },
    put: notices => write(store => notices.map(notice => store.put(notice))),
    remove: notices => write(store => notices.map(({ player, id }) => store.delete([player, id]))),
    async drop() {
      await db.clear('notices');
      db.close();
      await deleteDB(name);
    },
  };
}

interface Store {
  put(value: KeptNotice): Promise<unknown>;
  delete(key: [number, string]): Promise<void>;
}

function isKeptNotice(value: unknown): value is KeptNotice {
  if (typeof value !== 'object' || value === null) return false;
  const { player, id, at, read, removed, notice } = value as Record<string, unknown>;
  const isWhole = typeof player === 'number' && typeof id === 'string' && Number.isFinite(at);
  return isWhole && typeof read === 'boolean' && typeof removed === 'boolean' && readNotice(notice) !== null;
}
