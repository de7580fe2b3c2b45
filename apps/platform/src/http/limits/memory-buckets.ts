import type { Bucket, Buckets } from './buckets.ts';

/** Buckets kept at most. Past it those used longest ago go first: forgetting is better than growing without end. */
const keptMax = 50_000;

/** What sums of fractions may be off by. */
const slackMs = 1;

/** What a clock is set back by in its daily run, in milliseconds; what stands is simply waited for. */
export const clockSlackMs = 1_000;

/**
 * Buckets in this process. Of each is kept the moment it is full again; nothing is kept of a full one. A clock that is
 * set back takes those moments with it: nobody waits for longer than before, and nobody is forgiven anything [B16].
 */
export class MemoryBuckets implements Buckets {
  /** In the order of use, the latest last. */
  readonly #fullAt = new Map<string, number>();
  readonly #reach: number;
  #lastMs = -Infinity;
  #movedMs = 0;

  /** `reach`: how many buckets ahead one can stand. What stands further was told by another's clock. */
  constructor(reach = 2) {
    this.#reach = reach;
  }

  async take(buckets: readonly Bucket[], nowMs: number): Promise<number> {
    return this.takeNow(buckets, nowMs);
  }

  /** The same without waiting for a turn: between looking and taking nobody else is let in. */
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

  /** By how much all moments were moved back so far, in milliseconds: what was read before a move is as much too late. */
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

  /** When a bucket is full again; undefined: it is full. */
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
