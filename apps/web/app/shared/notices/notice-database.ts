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
/** Milliseconds after which a database that does not open counts as one that cannot be used. */
const openWithinMs = 5_000;

let isReported = false;

/** One line of the log says so, however often it is met [B14]. */
function reportBroken(what: string): void {
  if (!isReported) logFailure('kept notices', what);
  isReported = true;
}

/** The notices of this browser's players (ENTITY-020). Everything rejects where the browser has no usable database. */
export interface NoticeDatabase {
  /** All that have the shape of one; what has not is deleted, and nothing else [B14]. */
  all(): Promise<KeptNotice[]>;
  put(notices: readonly KeptNotice[]): Promise<void>;
  remove(notices: readonly KeptNotice[]): Promise<void>;
  /** Empties it and takes the database itself away; nothing can be done with it any more. */
  drop(): Promise<void>;
}

const open = (): Promise<IDBPDatabase<NoticeSchema>> =>
  openDB<NoticeSchema>(name, 1, {
    upgrade: (db, _from, _to, { done }) => {
      // Where the browser breaks it off, the opening fails as well, and that is told.
      done.catch(() => undefined);
      db.createObjectStore('notices', { keyPath: ['player', 'id'] });
    },
    // Another tab has signed out and deletes the database: it waits for nobody.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });

/** A database that has lost its store would keep nothing ever again: it is made anew. */
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
  // A sign-out takes the database away under a transaction: then what was asked of it rejects and its end does too, which
  // nobody hears of idb's own reads.
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
