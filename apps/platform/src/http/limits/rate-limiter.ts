import type { RateClass } from '@liftoff/contract/core/endpoint';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Bucket, Buckets } from './buckets.ts';
import { DatabaseBuckets } from './database-buckets.ts';
import { MemoryBuckets } from './memory-buckets.ts';
import { rateLimits, type Threshold } from './rate-limits.ts';
import { ReconciledBuckets } from './reconciled-buckets.ts';

/** The platform's call counts: exact ones, and local ones that can be briefly exceeded. */
export interface Counts {
  readonly exact: Buckets;
  readonly local: Buckets;
}

/**
 * On a server, several platforms count together. The embedded database has only one process, so counts in memory are
 * enough. Even there, exact and local counts are separate, so that a flood of reads cannot displace sign-in attempts.
 */
export const countsOf = (db: Database, deps: Deps): Counts =>
  db.kind === 'postgres'
    ? { exact: new DatabaseBuckets(db), local: new ReconciledBuckets(db, deps.log) }
    : { exact: new MemoryBuckets(), local: new MemoryBuckets() };

/** Enforces the limits in `rate-limits.ts`. */
export class RateLimiter {
  readonly #now: () => Date;
  readonly #factor: number;
  readonly #counts: Counts;

  /** `factor` multiplies every limit, because the end-to-end tests all come from one address. */
  constructor(counts: Counts, now: () => Date, factor = 1) {
    this.#counts = counts;
    this.#now = now;
    this.#factor = factor;
  }

  /**
   * Takes one call. Resolves to 0, or to the seconds to wait if nothing was taken. Rejects if the class is exact and
   * the database is unavailable, so that no call passes uncounted.
   */
  take(limit: RateClass, key: string): Promise<number> {
    return this.#takeOf(limit, key, rateLimits[limit].thresholds);
  }

  /**
   * Takes one call for the subject named in the body. Resolves to 0 if the class does not count subjects or the body
   * names no subject.
   */
  async takeSubject(limit: RateClass, body: unknown): Promise<number> {
    const { subject } = rateLimits[limit];
    const name = subject?.of(body) ?? null;
    return subject === undefined || name === null
      ? 0
      : await this.#takeOf(limit, `subject:${name}`, subject.thresholds);
  }

  /** Gives back a call that was taken. */
  giveBack(limit: RateClass, key: string): Promise<void> {
    return this.#bucketsOf(limit).giveBack(this.#named(limit, key, rateLimits[limit].thresholds));
  }

  async forget(): Promise<void> {
    const nowMs = this.#now().getTime();
    await this.#counts.exact.forget(nowMs);
    await this.#counts.local.forget(nowMs);
  }

  async #takeOf(limit: RateClass, key: string, thresholds: readonly Threshold[]): Promise<number> {
    const named = this.#named(limit, key, thresholds);
    const waitMs = await this.#bucketsOf(limit).take(named, this.#now().getTime());
    return Math.ceil(waitMs / 1000);
  }

  #bucketsOf(limit: RateClass): Buckets {
    return rateLimits[limit].exact === true ? this.#counts.exact : this.#counts.local;
  }

  #named(limit: RateClass, key: string, thresholds: readonly Threshold[]): Bucket[] {
    return thresholds.map(({ calls, perSec }) => ({
      name: `${limit}|${perSec}|${key}`,
      stepMs: (perSec * 1000) / (calls * this.#factor),
      spanMs: perSec * 1000,
    }));
  }
}
