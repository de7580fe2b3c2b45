import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { bucketName } from './database-buckets.ts';
import { clockSlackMs, MemoryBuckets } from './memory-buckets.ts';
import type { Bucket, Buckets } from './buckets.ts';

/** Delay in milliseconds until a call's count is shared with the other processes. */
const reportAfterMs = 500;

/**
 * How far a bucket's refill time may be in the future, as a multiple of its length, counting all processes. This is
 * more than the number of processes of a platform.
 */
const reach = 20;

/**
 * The same limit while this clock is earlier than a time it has already shown, because part of the shared count was
 * made at that later time [B16].
 */
const reachBehind = 1;

/** The amount taken from a bucket since the last report, in milliseconds of refilling. */
interface Unreported {
  readonly spentMs: number;
  readonly spanMs: number;
}

/**
 * Buckets that are counted immediately in this process and shared through the database shortly afterwards, so that a
 * bet never waits for them. Before the counts are shared, each additional process can therefore let through one extra
 * bucket. The excess is still counted and delays later calls, so over time the limit applies to all processes
 * together. While the database is unavailable, each process continues with its own count and reports it later.
 */
export class ReconciledBuckets implements Buckets {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #own = new MemoryBuckets(reach);
  #unreported = new Map<string, Unreported>();
  #timer: NodeJS.Timeout | null = null;
  #reporting: Promise<void> = Promise.resolve();
  /** Latest time passed to `take`. `#behind` is whether the most recent call was earlier than that. */
  #latestMs = 0;
  #behind = false;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  async take(buckets: readonly Bucket[], nowMs: number): Promise<number> {
    this.#behind = nowMs < this.#latestMs - clockSlackMs;
    this.#latestMs = Math.max(this.#latestMs, nowMs);
    const waitMs = this.#own.takeNow(buckets, nowMs);
    if (waitMs === 0) for (const { name, stepMs, spanMs } of buckets) this.#note(name, stepMs, spanMs);
    return waitMs;
  }

  async giveBack(buckets: readonly Bucket[]): Promise<void> {
    await this.#own.giveBack(buckets);
    for (const { name, stepMs, spanMs } of buckets) this.#note(name, -stepMs, spanMs);
  }

  async forget(nowMs: number): Promise<void> {
    await this.#own.forget(nowMs);
    await this.#db.query('DELETE FROM rate_buckets WHERE full_at <= $1', [nowMs]);
  }

  /** Reports unreported calls now. Resolves when they have been shared or the database could not be reached. */
  settle(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#reporting = this.#reporting.then(() => this.#report());
    return this.#reporting;
  }

  #note(name: string, spentMs: number, spanMs: number): void {
    this.#unreported.set(name, { spentMs: (this.#unreported.get(name)?.spentMs ?? 0) + spentMs, spanMs });
    this.#timer ??= setTimeout(() => void this.settle(), reportAfterMs).unref();
  }

  async #report(): Promise<void> {
    const reported = [...this.#unreported]
      .map(([name, unreported]) => ({
        name,
        ...unreported,
        hash: bucketName(name),
        fullAt: this.#own.fullAt(name) ?? 0,
      }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
    if (reported.length === 0) return;
    this.#unreported = new Map();
    const movedBefore = this.#own.movedMs;
    try {
      const [row] = await this.#db.query<{ stand: number[] }>(
        `SELECT reconcile_calls($1::text[], $2::double precision[], $3::double precision[], $4::double precision[])
           AS stand`,
        [
          reported.map(({ hash }) => hash),
          reported.map(({ spentMs }) => spentMs),
          reported.map(({ fullAt }) => fullAt),
          reported.map(({ spanMs }) => spanMs * (this.#behind ? reachBehind : reach)),
        ],
      );
      // The clock might have been set back during the report.
      const movedMs = this.#own.movedMs - movedBefore;
      for (const [place, { name }] of reported.entries()) {
        const stand = row?.stand[place];
        if (stand === undefined) continue;
        // Adds the calls taken during the report. Keeps at least this process's own value, so that time refilled
        // before those calls is not credited to them.
        const withUnreported = stand - movedMs + (this.#unreported.get(name)?.spentMs ?? 0);
        this.#own.put(name, Math.max(withUnreported, this.#own.fullAt(name) ?? withUnreported));
      }
    } catch (error) {
      this.#log.debug({ err: error }, 'rate limits could not be shared');
      for (const { name, spentMs, spanMs } of reported) this.#note(name, spentMs, spanMs);
    }
  }
}
