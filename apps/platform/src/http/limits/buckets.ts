/** One threshold of one caller: a bucket that refills evenly. */
export interface Bucket {
  readonly name: string;
  /** What one call costs, and what the whole bucket holds, in milliseconds of refilling. */
  readonly stepMs: number;
  readonly spanMs: number;
}

/** Where buckets are counted. */
export interface Buckets {
  /** Takes a call of each bucket, or of none: resolves to 0, or to the milliseconds to wait. */
  take(buckets: readonly Bucket[], nowMs: number): Promise<number>;
  giveBack(buckets: readonly Bucket[]): Promise<void>;
  /** Forgets the buckets that are full: they say nothing. */
  forget(nowMs: number): Promise<void>;
}
