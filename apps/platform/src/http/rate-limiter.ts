import type { RateClass } from '@liftoff/contract/endpoint';
import { rateLimits, type Threshold } from './rate-limits.ts';

interface Bucket {
  left: number;
  atMs: number;
}

/** Counted keys kept at most; past this the full buckets, which say nothing, are dropped. */
const keysMax = 50_000;

/** Token buckets in memory: each threshold is a bucket that holds `calls` and refills evenly over `perSec`. */
export class RateLimiter {
  readonly #now: () => Date;
  readonly #factor: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` multiplies every threshold; journeys of a test all come from one address. */
  constructor(now: () => Date, factor = 1) {
    this.#now = now;
    this.#factor = factor;
  }

  /** Takes one call. Answers 0, or the seconds to wait; then nothing was taken. */
  take(limit: RateClass, key: string): number {
    return this.#takeOf(limit, key, rateLimits[limit].thresholds);
  }

  /** Takes one call for what it asks about, where the class counts that; 0 otherwise. */
  takeSubject(limit: RateClass, body: unknown): number {
    const { subject } = rateLimits[limit];
    const name = subject?.of(body) ?? null;
    return subject === undefined || name === null ? 0 : this.#takeOf(limit, `subject:${name}`, subject.thresholds);
  }

  #takeOf(limit: RateClass, key: string, thresholds: readonly Threshold[]): number {
    const buckets = thresholds.map(threshold => ({
      threshold,
      bucket: this.#refilled(limit, key, threshold),
    }));
    const waits = buckets.map(({ threshold, bucket }) =>
      bucket.left >= 1 ? 0 : Math.ceil(((1 - bucket.left) * threshold.perSec) / (threshold.calls * this.#factor)),
    );
    const wait = Math.max(...waits);
    if (wait === 0) for (const { bucket } of buckets) bucket.left -= 1;
    return wait;
  }

  /** Gives a call back. */
  giveBack(limit: RateClass, key: string): void {
    for (const threshold of rateLimits[limit].thresholds) {
      const bucket = this.#refilled(limit, key, threshold);
      bucket.left = Math.min(threshold.calls * this.#factor, bucket.left + 1);
    }
  }

  #refilled(limit: RateClass, key: string, threshold: Threshold): Bucket {
    const nowMs = this.#now().getTime();
    const capacity = threshold.calls * this.#factor;
    const name = `${limit}|${threshold.perSec}|${key}`;
    const known = this.#buckets.get(name);
    if (known === undefined) {
      if (this.#buckets.size >= keysMax) this.#sweep(nowMs);
      const fresh = { left: capacity, atMs: nowMs };
      this.#buckets.set(name, fresh);
      return fresh;
    }
    // A clock that was moved back refills nothing.
    const passedSec = Math.max(0, nowMs - known.atMs) / 1000;
    known.left = Math.min(capacity, known.left + (passedSec * capacity) / threshold.perSec);
    known.atMs = nowMs;
    return known;
  }

  #sweep(nowMs: number): void {
    for (const [name, bucket] of this.#buckets) {
      const perSec = Number(name.split('|', 2)[1]);
      if (nowMs - bucket.atMs > perSec * 1000) this.#buckets.delete(name);
    }
    // Still full of fresh ones: an attack. Forgetting is better than growing without end.
    if (this.#buckets.size >= keysMax) this.#buckets.clear();
  }
}
