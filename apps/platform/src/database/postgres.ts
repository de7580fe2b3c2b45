import { Pool } from 'pg';
import type { Database, Sql, Tx } from './database.ts';
import { listenOn } from './listen.ts';
import { customTypes, sqlOver } from './pg-client.ts';
import { sessionSettings } from './session-settings.ts';
import { assertOutside, runWork } from './transaction.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** Called when a pooled connection breaks while idle. */
  readonly onBroken: (error: Error) => void;
}

/** Opens a database on a PostgreSQL server, with many connections and shared by many processes. */
export function openPostgres(options: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    types: customTypes,
    options: startOptions,
    // Sends statements immediately, even while another is in progress. Responses arrive in order.
    pipeline: true,
    connectionTimeoutMillis,
  });
  pool.on('error', options.onBroken);
  const ended = endedConnections(pool);
  return {
    kind: 'postgres',
    async query<Row>(text: string, values?: readonly unknown[]) {
      assertOutside();
      const client = await pool.connect();
      try {
        return await sqlOver(client).query<Row>(text, values);
      } finally {
        client.release();
      }
    },
    async transaction(work, { readsFirst = false } = {}) {
      assertOutside();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, work, readsFirst);
        } catch (error) {
          if (!isDeadlock(error) || attempt === attemptsMax) throw error;
        }
      }
    },
    async maintain(text) {
      assertOutside();
      const client = await pool.connect();
      try {
        await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
        await client.query(text);
        await client.query('RESET statement_timeout; RESET lock_timeout');
      } finally {
        client.release();
      }
    },
    listen: (channel, received) =>
      listenOn({ connectionString: options.url, connectionTimeoutMillis }, channel, received, options.onBroken),
    close: async () => {
      await pool.end();
      await ended();
    },
  };
}

/**
 * Handles connections that break while in use, because the pool listens for errors only while a connection is idle.
 * If a connection breaks between two statements of a transaction, the next statement fails; without a listener, the
 * connection's error would end the process. Returns a function that waits until every connection has ended, which
 * `pool.end()` does not do.
 */
function endedConnections(pool: Pool): () => Promise<void> {
  const ends = new Set<Promise<void>>();
  pool.on('connect', client => {
    client.on('error', () => undefined);
    const end = new Promise<void>(resolve => void client.once('end', () => resolve())).then(
      () => void ends.delete(end),
    );
    ends.add(end);
  });
  return async () => void (await Promise.all(ends));
}

/**
 * Timeouts in milliseconds. No statement should take longer, a hung statement must not keep its locks, and a wait for
 * a lock ends early, because it holds one of few connections.
 */
const timeouts = { statement_timeout: '30000', lock_timeout: '10000', idle_in_transaction_session_timeout: '30000' };
const startOptions = Object.entries({ ...sessionSettings, ...timeouts })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

const connectionTimeoutMillis = 5_000;
const attemptsMax = 3;

/** The server resolved a deadlock by failing one of the transactions. A retry can succeed. */
const isDeadlock = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '40P01';

async function runOnce<T>(pool: Pool, work: (tx: Tx) => Promise<T>, readsFirst: boolean): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query('BEGIN');
    // The rejection is handled where `begun` is awaited. This prevents an unhandled rejection if the work fails
    // first.
    begun.catch(() => undefined);
    const sql = sqlOver(client);
    if (!readsFirst) await begun;
    const { result, committed } = await runWork(readsFirst ? behind(begun, sql) : sql, work);
    await begun;
    await client.query('COMMIT');
    committed();
    return result;
  } catch (error) {
    // Discards a connection that cannot even roll back.
    await client.query('ROLLBACK').catch((failure: Error) => void (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Sends the first statement right behind BEGIN, which saves a bet one round trip to the server. Its rows are returned
 * only after BEGIN succeeded. No other statement is sent before that, because without a BEGIN it would be committed
 * separately.
 */
function behind(begun: Promise<unknown>, sql: Sql): Sql {
  let first = true;
  return {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      if (!first) {
        await begun;
        return sql.query<Row>(text, values);
      }
      first = false;
      const [rows] = await Promise.all([sql.query<Row>(text, values), begun]);
      return rows;
    },
  };
}
