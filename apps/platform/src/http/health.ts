import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../core/platform-context.ts';

/** A part of the platform that cannot do its work. */
export type Part = 'database' | 'disk';

/** An answer is given again for so long: however often it is asked, the platform looks once. */
const keptMs = 5_000;
/** Below this the embedded database has no room left for what it must write. */
export const freeBytesMin = 64 * 1024 * 1024;

export interface HealthParts {
  /** Bytes free where `DATA_DIR` is; null: there is no such folder yet. */
  freeBytes(dataDir: string): Promise<number | null>;
  /** Milliseconds that only go forward. */
  elapsedMs(): number;
  /** A part that says nothing for so many milliseconds is unhealthy too. */
  readonly patienceMs: number;
}

/**
 * What of the platform is unhealthy: nothing, or the names of its parts and no word more. A server is asked to write,
 * because one with a full disk still reads; the embedded database is not, because a write that fails would break it.
 */
export function readHealth(platform: Platform, parts: HealthParts = systemParts): () => Promise<readonly Part[]> {
  let known: { atMs: number; unhealthy: Promise<readonly Part[]> } | null = null;
  return () => {
    const nowMs = parts.elapsedMs();
    if (known === null || nowMs - known.atMs >= keptMs) known = { atMs: nowMs, unhealthy: look(platform, parts) };
    return known.unhealthy;
  };
}

async function look(platform: Platform, parts: HealthParts): Promise<Part[]> {
  const { patienceMs } = parts;
  const [database, disk] = await Promise.all([
    isWithin(patienceMs, databaseWorks(platform)),
    isWithin(patienceMs, hasCapacity(platform, parts)),
  ]);
  return [...(database ? [] : (['database'] as const)), ...(disk ? [] : (['disk'] as const))];
}

async function databaseWorks({ db }: Platform): Promise<boolean> {
  await db.query(db.kind === 'postgres' ? 'UPDATE health SET at = now()' : 'SELECT 1');
  return true;
}

async function hasCapacity({ config }: Platform, parts: HealthParts): Promise<boolean> {
  const free = await parts.freeBytes(config.dataDir);
  return free === null || free >= freeBytesMin;
}

/** Whether a part says yes, and in time. */
async function isWithin(patienceMs: number, works: Promise<boolean>): Promise<boolean> {
  const patience = new AbortController();
  const late = sleep(patienceMs, false, { signal: patience.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([works, late]);
  } catch {
    return false;
  } finally {
    patience.abort();
  }
}

const systemParts: HealthParts = {
  freeBytes: async dataDir => {
    try {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null;
      throw error;
    }
  },
  elapsedMs: () => performance.now(),
  patienceMs: 3_000,
};
