/**
 * Plain parameterised SQL through node-postgres, the same on both databases. `$1` placeholders;
 * int8 and numeric arrive as `bigint` when whole (numeric with a fraction as text), timestamptz as `Date`, jsonb parsed.
 */
export interface Sql {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A transaction in progress. Pass it on to everything called inside: the embedded database has one session. */
export interface Tx extends Sql {
  readonly tx: true;
  /** Runs after the transaction is durable, in order; never when it is rolled back. Must not throw. */
  afterCommit(run: () => void): void;
}

export interface TransactionOptions {
  /** The work's first statement changes nothing (locks are no change), so it need not wait until the transaction has begun. */
  readonly readsFirst?: boolean;
}

/** Ends what `listen` began. */
export interface Listening {
  close(): Promise<void>;
}

export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in a transaction (read committed) and resolves once it is on disk. A throw rolls back and rejects.
   * Where a server breaks a deadlock, or another member of an embedded group commit throws, `work` runs again from its
   * start: it must leave no trace but through the `tx`.
   * Await nothing slow inside but the `tx`; never use the database itself inside, it would wait for ever.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** A statement that PostgreSQL refuses inside a transaction, such as VACUUM. */
  maintain(text: string): Promise<void>;
  /**
   * Hears what any process tells by `pg_notify` on a channel (a plain name), after its commit; null when notices may
   * have been missed. A notice can be lost: whoever must know asks by itself as well. The embedded database has one
   * process, which needs no telling: there nothing is ever heard.
   */
  listen(channel: string, received: (payload: string | null) => void): Listening;
  close(): Promise<void>;
}
