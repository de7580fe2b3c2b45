import type { Sql, Tx } from './database.ts';
import { runWork } from './transaction.ts';

/** The maximum number of transactions that share one commit. */
const groupMax = 64;

/** A transaction in a group that has run and is waiting for the commit. */
interface Ran {
  durable(): void;
}

interface Waiting {
  /** Runs the transaction's work. Rejects if the work throws. */
  run(sql: Sql): Promise<Ran>;
  lost(error: unknown): void;
}

/**
 * Shares the embedded database's single session. Syncing a commit to disk costs more than all statements of a bet. So
 * waiting transactions run one after another and are committed together; none resolves before that commit is on disk
 * [B5]. Transactions rarely throw. If one does, the whole group is rolled back and run again, this time with a
 * savepoint for each transaction, which costs as much as one statement of a bet. Single statements run between
 * groups.
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
    /** Runs a single statement outside any transaction. */
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
      const { result, committed } = await runWork(sql, work);
      const durable = () => {
        committed();
        resolve(result);
      };
      return { durable };
    },
  };
}

async function runGroup(sql: Sql, group: readonly Waiting[]): Promise<void> {
  const ran = (await runTogether(sql, group)) ?? (await runApart(sql, group));
  for (const outcome of ran) outcome.durable();
}

/** Runs a group in one transaction. Returns `null` if a member threw; the whole group is then rolled back. */
async function runTogether(sql: Sql, group: readonly Waiting[]): Promise<Ran[] | null> {
  const ran: Ran[] = [];
  try {
    await sql.query('BEGIN');
    for (const next of group) ran.push(await next.run(sql));
  } catch (error) {
    const alone = group.length === 1;
    if (alone) loseAll(group, error);
    try {
      await sql.query('ROLLBACK');
    } catch (broken) {
      loseAll(group, broken);
      return [];
    }
    return alone ? [] : null;
  }
  return (await commit(sql, group)) ? ran : [];
}

/**
 * Runs each member of a group behind a savepoint. A member that throws is rolled back alone, and its caller gets the
 * error.
 */
async function runApart(sql: Sql, group: readonly Waiting[]): Promise<Ran[]> {
  const ran: Ran[] = [];
  try {
    await sql.query('BEGIN');
    for (const next of group) {
      await sql.query('SAVEPOINT member');
      try {
        ran.push(await next.run(sql));
      } catch (error) {
        next.lost(error);
        await sql.query('ROLLBACK TO SAVEPOINT member');
      }
      await sql.query('RELEASE SAVEPOINT member');
    }
  } catch (error) {
    loseAll(group, error);
    await sql.query('ROLLBACK').catch(() => undefined);
    return [];
  }
  return (await commit(sql, group)) ? ran : [];
}

async function commit(sql: Sql, group: readonly Waiting[]): Promise<boolean> {
  try {
    await sql.query('COMMIT');
    return true;
  } catch (error) {
    loseAll(group, error);
    await sql.query('ROLLBACK').catch(() => undefined);
    return false;
  }
}

/** Rejects every transaction in a group, because none of them is on disk. */
function loseAll(group: readonly Waiting[], error: unknown): void {
  for (const next of group) next.lost(error);
}
