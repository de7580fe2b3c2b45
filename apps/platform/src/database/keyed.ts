import { isRefused, refuse, Undone, type Refused } from '../core/call.ts';
import type { Database, Tx } from './database.ts';
import { once, type IdempotentWrite } from './idempotency.ts';
import type { Deps } from '../core/deps.ts';

/** Does a keyed write in a transaction. A refusal undoes it, key and all, so that the same key may be tried again [A24]. */
export async function withIdempotency<T>(
  db: Database,
  deps: Deps,
  write: IdempotentWrite,
  work: (tx: Tx) => Promise<T | Refused>,
): Promise<T | Refused> {
  try {
    const answer = await db.transaction(tx =>
      once(tx, deps, write, async () => {
        const done = await work(tx);
        if (isRefused(done)) throw new Undone(done);
        return done;
      }),
    );
    return answer === 'mismatch' ? refuse('idempotency_mismatch') : answer;
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}
