import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { bucketName } from './database-buckets.ts';
import { clockSlackMs, MemoryBuckets } from './memory-buckets.ts';
import type { Bucket, Buckets } from './buckets.ts';

/** How soon after a call the other processes can know of it. */
const reportAfterMs = 500;

/** Buckets that all processes together can be ahead: more processes than a platform has. */
const reach = 20;

/** The same of what is told while the clock is behind what it has shown before: part of it was counted then [B16]. */
const reachBehind = 1;

/** Taken from a bucket since it was last told, in milliseconds of refilling. */
interface Unreported {
  readonly spentMs: number;
  readonly spanMs: number;
}

/**
 * Buckets counted in this process at once, and told to the others' through the database a moment later, so that a bet
 * waits for nothing. What that can cost: within one moment each further process may let through one bucket more. It is
 * counted all the same and has to be waited for, so over time the threshold holds for all of them together. Where the
 * database is away each process goes on with its own count, and tells when it is back.
 */
export class ReconciledBuckets implements Buckets {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #own = new MemoryBuckets(reach);
  #unreported = new Map<string, Unreported>();
  #timer: NodeJS.Timeout | null = null;
  #reporting: Promise<void> = Promise.resolve();
  /** The latest moment asked with, and whether the last one was before it. */
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

  /** Tells now what has not been told; resolves when it is, or when the database could not be reached. */
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
      // The clock may have been set back while this was on its way.
      const movedMs = this.#own.movedMs - movedBefore;
      for (const [place, { name }] of reported.entries()) {
        const stand = row?.stand[place];
        if (stand === undefined) continue;
        // What was taken while this was on its way comes on top, and what the bucket has refilled before it does not.
        const withUnreported = stand - movedMs + (this.#unreported.get(name)?.spentMs ?? 0);
        this.#own.put(name, Math.max(withUnreported, this.#own.fullAt(name) ?? withUnreported));
      }
    } catch (error) {
      this.#log.debug({ err: error }, 'rate limits could not be shared');
      for (const { name, spentMs, spanMs } of reported) this.#note(name, spentMs, spanMs);
    }
  }
}
