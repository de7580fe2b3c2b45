import type { Sql, Tx } from './database.ts';
import { runWork } from './transaction.ts';

/** Transactions at most that share one commit. */
const groupMax = 64;

/** One transaction of a group that has run and waits for the commit. */
interface Ran {
  durable(): void;
}

interface Waiting {
  /** Runs in the group; null when it was rolled back, which its caller then knows. Throws when the session is broken. */
  run(sql: Sql): Promise<Ran | null>;
  lost(error: unknown): void;
}

/**
 * The one session of the embedded database, shared. Bringing a commit to disk costs more than a bet's statements, so
 * the transactions that wait are run one after another, each behind a savepoint, and committed together; none is
 * answered before that commit is on disk [B5]. Single statements run between the groups.
 */
export function shareSession(sql: Sql) {
  const transactions: Waiting[] = [];
  const statements: (() => Promise<void>)[] = [];
  let running = false;

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    while (transactions.length > 0 || statements.length > 0) {
      for (const statement of statements.splice(0)) await statement();
      if (transactions.length > 0) await runGroup(sql, transactions.splice(0, groupMax));
    }
    running = false;
  }

  return {
    /** Runs alone, outside any transaction. */
    statement<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        statements.push(() => work(sql).then(resolve, reject));
        void drain();
      });
    },
    transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        transactions.push(member(work, resolve, reject));
        void drain();
      });
    },
  };
}

function member<T>(
  work: (tx: Tx) => Promise<T>,
  resolve: (result: T) => void,
  reject: (error: unknown) => void,
): Waiting {
  return {
    lost: reject,
    run: async sql => {
      try {
        const { result, committed } = await runWork(sql, work);
        const durable = () => {
          committed();
          resolve(result);
        };
        return { durable };
      } catch (error) {
        reject(error);
        await sql.query('ROLLBACK TO SAVEPOINT member');
        return null;
      }
    },
  };
}

async function runGroup(sql: Sql, group: readonly Waiting[]): Promise<void> {
  const ran: Ran[] = [];
  try {
    await sql.query('BEGIN; SAVEPOINT member');
    for (const [place, next] of group.entries()) {
      if (place > 0) await sql.query('RELEASE SAVEPOINT member; SAVEPOINT member');
      const outcome = await next.run(sql);
      if (outcome !== null) ran.push(outcome);
    }
    await sql.query('COMMIT');
  } catch (error) {
    // Nothing of the group is on disk: all of it fails, and no one is told otherwise.
    for (const next of group) next.lost(error);
    await sql.query('ROLLBACK').catch(() => undefined);
    return;
  }
  for (const outcome of ran) outcome.durable();
}
