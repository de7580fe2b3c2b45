import { Pool } from 'pg';
import type { Database, Sql, Tx } from './database.ts';
import { listenOn } from './listen.ts';
import { customTypes, sqlOver } from './pg-client.ts';
import { sessionSettings } from './session-settings.ts';
import { assertOutside, runWork } from './transaction.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections at most. */
  readonly poolSize: number;
  /** A pooled connection broke while nobody used it. */
  readonly onBroken: (error: Error) => void;
}

/** A PostgreSQL server behind `DATABASE_URL`: many connections, many processes. */
export function openPostgres(options: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    types: customTypes,
    options: startOptions,
    // Statements leave at once, also while another is on its way; they are answered in their order.
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
        await client.query('SET statement_timeout = 0');
        await client.query(text);
        await client.query('RESET statement_timeout');
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
 * The pool hears a connection break only while nobody uses it. One that breaks in a transaction, between two of its
 * statements, fails the next of them; unheard it would end the process. Gives a wait until no connection is left, which
 * the end of a pool does not wait for.
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

/** Nothing of the platform is meant to run longer: a hung statement must not hold its locks. */
const timeouts = { statement_timeout: '30000', idle_in_transaction_session_timeout: '30000' };
const startOptions = Object.entries({ ...sessionSettings, ...timeouts })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

const connectionTimeoutMillis = 5_000;
const attemptsMax = 3;

/** The server ended the wait of two transactions for each other by failing one; it may well succeed now. */
const isDeadlock = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '40P01';

async function runOnce<T>(pool: Pool, work: (tx: Tx) => Promise<T>, readsFirst: boolean): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query('BEGIN');
    // Whoever awaits it hears of its failure; a work that fails before must not leave it unheard.
    begun.catch(() => undefined);
    const sql = sqlOver(client);
    if (!readsFirst) await begun;
    const { result, committed } = await runWork(readsFirst ? behind(begun, sql) : sql, work);
    await begun;
    await client.query('COMMIT');
    committed();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away.
    await client.query('ROLLBACK').catch((failure: Error) => void (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * The first statement leaves right behind BEGIN and spares a bet one wait for the server. Its rows come out only when
 * BEGIN has been answered; no other statement leaves before that, for without a BEGIN it would be kept by itself.
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
