import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Database } from '../database/database.ts';

/**
 * Makes a call and returns its response and the SQL statements it sent; the statements of a transaction are listed
 * together. Excludes statements from background work and reports of rate limit counts to other processes.
 */
export async function statementsOf<Answer>(
  db: Database,
  call: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: string[] }> {
  const own = new AsyncLocalStorage<true>();
  const statements: string[] = [];
  const query = db.query.bind(db);
  const transaction = db.transaction.bind(db);
  const asked = vi.spyOn(db, 'query').mockImplementation((sql, values) => {
    if (own.getStore()) statements.push(sql);
    return query(sql, values);
  });
  const begun = vi.spyOn(db, 'transaction').mockImplementation((work, options) =>
    own.getStore()
      ? transaction(tx => {
          const inside = vi.spyOn(tx, 'query');
          return work(tx).finally(() => statements.push(...inside.mock.calls.map(([sql]) => sql)));
        }, options)
      : transaction(work, options),
  );
  try {
    const answer = await own.run(true, call);
    return { answer, statements: statements.filter(sql => !sql.includes('reconcile_calls')) };
  } finally {
    asked.mockRestore();
    begun.mockRestore();
  }
}
