import type { Bucket, Buckets } from './buckets.ts';

/**
 * Maximum number of stored buckets. Beyond that, the least recently used buckets are dropped, because losing a count
 * is better than growing without limit.
 */
const keptMax = 50_000;

/** Tolerance for rounding errors in sums of fractions, in milliseconds. */
const slackMs = 1;

/**
 * How far routine synchronisation can set a clock back, in milliseconds. For such small steps, stored times are not
 * shifted; the wait just becomes slightly longer.
 */
export const clockSlackMs = 1_000;

/**
 * Buckets in this process's memory. Each bucket is stored as the time at which it is full again; full buckets need no
 * entry. If the clock is set back, these times are shifted with it, so that no wait gets longer and no call is
 * forgotten [B16].
 */
export class MemoryBuckets implements Buckets {
  /** When each bucket is full again, in order of use, with the most recently used bucket last. */
  readonly #fullAt = new Map<string, number>();
  readonly #reach: number;
  #lastMs = -Infinity;
  #movedMs = 0;

  /**
   * `reach`: how far in the future a bucket's refill time may be, as a multiple of the bucket's length. A later time
   * came from another process's clock and is ignored.
   */
  constructor(reach = 2) {
    this.#reach = reach;
  }

  async take(buckets: readonly Bucket[], nowMs: number): Promise<number> {
    return this.takeNow(buckets, nowMs);
  }

  /** The synchronous form of `take`, in which no other call can run between checking and taking. */
  takeNow(buckets: readonly Bucket[], nowMs: number): number {
    this.#follow(nowMs);
    const after = buckets.map(bucket => this.#stand(bucket, nowMs) + bucket.stepMs);
    const waitMs = Math.max(...buckets.map(({ spanMs }, place) => (after[place] ?? nowMs) - nowMs - spanMs));
    if (waitMs > slackMs) return waitMs;
    for (const [place, { name }] of buckets.entries()) this.put(name, after[place] ?? nowMs);
    return 0;
  }

  async giveBack(buckets: readonly Bucket[]): Promise<void> {
    for (const { name, stepMs } of buckets) {
      const fullAt = this.#fullAt.get(name);
      if (fullAt !== undefined) this.#fullAt.set(name, fullAt - stepMs);
    }
  }

  async forget(nowMs: number): Promise<void> {
    this.#follow(nowMs);
    for (const [name, fullAt] of this.#fullAt) if (fullAt <= nowMs) this.#fullAt.delete(name);
  }

  /**
   * How far all stored times have been shifted back in total, in milliseconds. A time that was read before a shift
   * must be reduced by the shift.
   */
  get movedMs(): number {
    return this.#movedMs;
  }

  #follow(nowMs: number): void {
    const backMs = this.#lastMs - nowMs;
    this.#lastMs = nowMs;
    if (backMs <= clockSlackMs) return;
    this.#movedMs += backMs;
    for (const [name, fullAt] of this.#fullAt) this.#fullAt.set(name, fullAt - backMs);
  }

  #stand({ name, spanMs }: Bucket, nowMs: number): number {
    const fullAt = this.#fullAt.get(name) ?? nowMs;
    return fullAt - nowMs > this.#reach * spanMs ? nowMs : Math.max(fullAt, nowMs);
  }

  /** Returns when a bucket is full again, or `undefined` if it is full. */
  fullAt(name: string): number | undefined {
    return this.#fullAt.get(name);
  }

  put(name: string, fullAt: number): void {
    this.#fullAt.delete(name);
    this.#fullAt.set(name, fullAt);
    if (this.#fullAt.size <= keptMax) return;
    for (const [oldest] of this.#fullAt) {
      this.#fullAt.delete(oldest);
      return;
    }
  }
}
