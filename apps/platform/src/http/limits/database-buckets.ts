import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Bucket, Buckets } from './buckets.ts';

/** Hashes a bucket's name for the database, so that it reveals no IP address or email address. */
export const bucketName = (name: string): string => createHash('sha256').update(name).digest('base64url');

/**
 * Buckets in the database, exact across all processes. Each take is a separate statement outside the call's
 * transaction, and concurrent takes wait for each other. If the database is unavailable, a take rejects, so no call
 * passes uncounted.
 */
export class DatabaseBuckets implements Buckets {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async take(buckets: readonly Bucket[], nowMs: number): Promise<number> {
    const [row] = await this.#db.query<{ wait_ms: number }>(
      'SELECT take_calls($1::text[], $2::double precision[], $3::double precision[], $4) AS wait_ms',
      [
        buckets.map(({ name }) => bucketName(name)),
        buckets.map(({ stepMs }) => stepMs),
        buckets.map(({ spanMs }) => spanMs),
        nowMs,
      ],
    );
    if (row === undefined) throw new Error('A call could not be counted');
    return row.wait_ms;
  }

  async giveBack(buckets: readonly Bucket[]): Promise<void> {
    for (const { name, stepMs } of buckets) {
      await this.#db.query('UPDATE rate_buckets SET full_at = full_at - $2 WHERE name = $1', [
        bucketName(name),
        stepMs,
      ]);
    }
  }

  async forget(nowMs: number): Promise<void> {
    await this.#db.query('DELETE FROM rate_buckets WHERE full_at <= $1', [nowMs]);
  }
}
