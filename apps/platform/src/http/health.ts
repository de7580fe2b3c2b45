import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../core/platform-context.ts';

/** A part of the platform that can be unhealthy. */
export type Part = 'database' | 'disk';

/** How long a result is cached, in milliseconds, so that frequent requests cause only one check. */
const keptMs = 5_000;
/** Minimum free disk space in bytes. With less, the embedded database might be unable to write. */
export const freeBytesMin = 64 * 1024 * 1024;

export interface HealthParts {
  /** Free bytes on the disk of `DATA_DIR`, or `null` if the folder does not exist yet. */
  freeBytes(dataDir: string): Promise<number | null>;
  /** Monotonic time in milliseconds. */
  elapsedMs(): number;
  /** Milliseconds after which a part that does not respond counts as unhealthy. */
  readonly patienceMs: number;
}

/**
 * Returns a cached health check that resolves to the names of the unhealthy parts, without any details. A database
 * server is checked with a write, because a server with a full disk can still read. The embedded database is only
 * read, because a failed write would break it.
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

/** Whether `works` resolves to `true` within `patienceMs` milliseconds. */
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
