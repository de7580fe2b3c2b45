import type { Database } from './database.ts';

/** A migrated, empty database of its own: in memory, or in the server of `DATABASE_URL` when that is set. Close it after use. */
export async function openTestDatabase(): Promise<Database> {
  throw new Error('Not here yet');
}
