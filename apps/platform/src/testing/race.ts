import type { Database } from '../database/database.ts';

/** A lock held while contenders run: a `SELECT … FOR UPDATE` statement with its values. */
export interface HeldLock {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** An operation that runs while the lock is held. */
export interface Contender<T> {
  readonly run: () => Promise<T>;
  /** `true` if it must wait for the lock. Otherwise it must finish before the next contender starts. */
  readonly waits: boolean;
}

/**
 * Runs contenders in order while another connection holds a lock. Each contender that must wait is confirmed to be
 * waiting before the next one starts; then the lock is released. So a decision that is wrongly based on data read
 * before the wait fails every time, not by chance. The embedded database runs one transaction at a time, so there the
 * contenders run in the order in which a server would let them finish: those that do not wait come first.
 */
export async function behindLock<const T extends readonly Contender<unknown>[]>(
  db: Database,
  lock: HeldLock,
  contenders: T,
): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]['run']>> }> {
  const answers = db.kind === 'embedded' ? await inTurn(contenders) : await whileLocked(db, lock, contenders);
  return answers as { [K in keyof T]: Awaited<ReturnType<T[K]['run']>> };
}

async function inTurn(contenders: readonly Contender<unknown>[]): Promise<unknown[]> {
  const answers: unknown[] = Array.from({ length: contenders.length });
  for (const waits of [false, true]) {
    for (const [place, contender] of contenders.entries())
      if (contender.waits === waits) answers[place] = await contender.run();
  }
  return answers;
}

async function whileLocked(
  db: Database,
  lock: HeldLock,
  contenders: readonly Contender<unknown>[],
): Promise<unknown[]> {
  const held = Promise.withResolvers<number>();
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(async tx => {
    const [holder] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await tx.query(lock.text, lock.values);
    held.resolve(holder?.pid ?? 0);
    await release.promise;
  });
  holding.catch(held.reject);
  const holder = await held.promise;
  const running: Promise<unknown>[] = [];
  try {
    let waiting = 0;
    for (const { run, waits } of contenders) {
      const answer = run();
      running.push(answer);
      answer.catch(() => undefined);
      if (!waits) await answer;
      else await untilBehind(db, holder, (waiting += 1), answer);
    }
  } finally {
    release.resolve();
    await holding;
  }
  return await Promise.all(running);
}

/** Counts the sessions that wait, directly or indirectly, for the session holding the lock. */
const behindSql = `
  WITH RECURSIVE behind(pid) AS (
    SELECT $1::int
    UNION SELECT a.pid FROM pg_stat_activity a JOIN behind b ON b.pid = ANY (pg_blocking_pids(a.pid))
    WHERE a.datname = current_database() AND a.wait_event_type = 'Lock'
  )
  SELECT count(*) - 1 AS waiting FROM behind`;

/** Polls the server until `count` sessions wait behind the holder. */
async function untilBehind(db: Database, holder: number, count: number, newest: Promise<unknown>): Promise<void> {
  let over = false;
  const end = () => void (over = true);
  newest.then(end, end);
  for (;;) {
    const [row] = await db.query<{ waiting: bigint }>(behindSql, [holder]);
    if (row !== undefined && row.waiting >= BigInt(count)) return;
    if (over) throw new Error('A contender did not wait for the lock');
  }
}
