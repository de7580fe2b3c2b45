import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql, Tx } from './database.ts';

const inside = new AsyncLocalStorage<true>();

/**
 * Throws if called inside a transaction's work. On the embedded database, which has one session, a query that
 * bypasses the transaction would wait for it forever. Throws on both databases, so that both behave alike.
 */
export function assertOutside(why = 'Inside a transaction only its tx may be used'): void {
  if (inside.getStore()) throw new Error(why);
}

/**
 * Runs `work` in a session whose transaction has begun. Rejects with the first failed statement, even if the work
 * caught its error.
 */
export async function runWork<T>(
  sql: Sql,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; committed: () => void }> {
  const afterCommit: (() => void)[] = [];
  let failed: { error: unknown } | null = null;
  let over = false;
  const tx: Tx = {
    tx: true,
    afterCommit: run => void afterCommit.push(run),
    async query<Row>(text: string, values?: readonly unknown[]) {
      if (over) throw new Error('The transaction is over');
      try {
        return await sql.query<Row>(text, values);
      } catch (error) {
        failed ??= { error };
        throw error;
      }
    },
  };
  try {
    const result = await inside.run(true, () => work(tx));
    // Without this check, PostgreSQL would respond to the COMMIT of a failed transaction with a silent rollback.
    throwIfFailed(failed);
    return { result, committed: () => afterCommit.forEach(run => inside.exit(run)) };
  } finally {
    over = true;
  }
}

function throwIfFailed(failed: { error: unknown } | null): void {
  if (failed !== null) throw failed.error;
}
