import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Database } from '../database/database.ts';

/**
 * Makes a call and says which statements it has sent, those of a transaction together. What the platform asks meanwhile
 * by itself is none of it, nor are the counts of calls, which are told to the other processes beside whatever is asked.
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
