/**
 * Plain parameterised SQL through node-postgres, identical on both databases, with `$1` placeholders. Values of type
 * int8 and whole numerics arrive as `bigint`, numerics with a fraction as strings, timestamptz as `Date`, and jsonb
 * is parsed.
 */
export interface Sql {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * A transaction in progress. Pass it to every function called inside, because the embedded database has only one
 * session.
 */
export interface Tx extends Sql {
  readonly tx: true;
  /**
   * Calls `run` after the transaction is durable, in the order registered, and never after a rollback. `run` must not
   * throw.
   */
  afterCommit(run: () => void): void;
}

export interface TransactionOptions {
  /**
   * Set to `true` if the work's first statement changes nothing (taking locks does not count as a change). It can
   * then be sent without waiting for BEGIN.
   */
  readonly readsFirst?: boolean;
}

/** A subscription made by `listen`. Closing it ends the subscription. */
export interface Listening {
  close(): Promise<void>;
}

export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in a transaction (read committed) and resolves once the commit is on disk. If `work` throws, the
   * transaction is rolled back and the promise rejects.
   *
   * After a deadlock, or if another member of an embedded group commit throws, `work` runs again from the start, so
   * it must have no side effects except through `tx`.
   *
   * Inside `work`, await nothing slow except `tx`, and never use the database object itself: the call would be
   * rejected, because it would wait forever.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs a statement that PostgreSQL refuses inside a transaction, such as VACUUM. */
  maintain(text: string): Promise<void>;
  /**
   * Subscribes to a `pg_notify` channel (a plain name). Notifications from all processes arrive after their commit; a
   * `null` payload means that some might have been missed. Because notifications can be lost, subscribers must also
   * poll. The embedded database has only one process and never delivers a notification.
   */
  listen(channel: string, received: (payload: string | null) => void): Listening;
  close(): Promise<void>;
}
