/** One caller's rate limit, as a bucket that refills at a constant rate. */
export interface Bucket {
  readonly name: string;
  /**
   * The cost of one call (`stepMs`) and the size of the whole bucket (`spanMs`), both in milliseconds of refilling.
   */
  readonly stepMs: number;
  readonly spanMs: number;
}

/** Stores and counts rate limit buckets. */
export interface Buckets {
  /**
   * Takes one call from every bucket, or from no bucket if any is empty. Resolves to 0, or to the milliseconds to
   * wait.
   */
  take(buckets: readonly Bucket[], nowMs: number): Promise<number>;
  giveBack(buckets: readonly Bucket[]): Promise<void>;
  /** Deletes buckets that are full, because they are equivalent to new ones. */
  forget(nowMs: number): Promise<void>;
}
