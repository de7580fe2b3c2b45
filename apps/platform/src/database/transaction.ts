import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql, Tx } from './database.ts';

const inside = new AsyncLocalStorage<true>();

/**
 * Throws inside a transaction's work. The embedded database has one session: a call past the transaction would wait for
 * it for ever. So it is an error on both.
 */
export function assertOutside(why = 'Inside a transaction only its tx may be used'): void {
  if (inside.getStore()) throw new Error(why);
}

/** Runs work over a session that has begun. Rejects with the first failed statement, also when work swallowed it. */
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
    // PostgreSQL would answer COMMIT of a failed transaction with a quiet rollback.
    throwIfFailed(failed);
    return { result, committed: () => afterCommit.forEach(run => inside.exit(run)) };
  } finally {
    over = true;
  }
}

function throwIfFailed(failed: { error: unknown } | null): void {
  if (failed !== null) throw failed.error;
}
