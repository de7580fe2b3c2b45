import type { Database, Tx } from '../database/database.ts';
import { isOutage } from '../database/outage.ts';
import type { Deps } from '../core/deps.ts';
import type { FactConsumer } from './consumer.ts';
import { factAt, factOf, factsAfter, placeConsumers, placeFacts } from './fact-rows.ts';

/** Maximum number of facts that get positions in one transaction. */
const placedAtOnce = 1_000;
/** Maximum number of batches in one turn, of placing facts as well as of a consumer. */
const batchesPerTurn = 10;
/** How many times a single fact can fail before it is set aside. */
const triesMax = 5;

interface PlaceRow {
  position: bigint;
  alone_to: bigint;
  failures: number;
}

/** A fact that could not be applied, as shown in the console. */
export interface SetAside {
  readonly consumer: string;
  readonly position: number;
  readonly kind: string;
  readonly error: string;
  readonly at: Date;
}

/**
 * Delivers facts to their consumers. Every consumer has its own turns, which may overlap those of other consumers, so
 * a slow, failing or far behind consumer delays no other. All processes of the platform share the work, but only one
 * process works on a consumer at a time. If a process is killed, its current batch is rolled back with all its effects.
 */
export class FactWork {
  readonly #db: Database;
  readonly #deps: Deps;
  readonly #consumers: readonly FactConsumer[];
  #begun: Promise<void> | null = null;
  #lastBatch: Promise<unknown> = Promise.resolve();

  constructor(db: Database, deps: Deps, consumers: readonly FactConsumer[]) {
    this.#db = db;
    this.#deps = deps;
    this.#consumers = consumers;
  }

  /** The names of the consumers. */
  get names(): readonly string[] {
    return this.#consumers.map(({ name }) => name);
  }

  /** Stores where new consumers begin. Must run before the process records its first fact. Safe to repeat. */
  begin(): Promise<void> {
    this.#begun ??= placeConsumers(this.#db, this.#consumers).catch((error: unknown) => {
      this.#begun = null;
      throw error;
    });
    return this.#begun;
  }

  /** Whether facts are waiting for a position. */
  async hasUnplaced(): Promise<boolean> {
    await this.begin();
    const rows = await this.#db.query('SELECT FROM facts WHERE position IS NULL LIMIT 1');
    return rows.length > 0;
  }

  /** The turn in which facts get their positions. Consumers read only facts that have one. */
  async place(): Promise<void> {
    await this.begin();
    for (let batch = 0; batch < batchesPerTurn; batch += 1)
      if ((await placeFacts(this.#db, placedAtOnce)) < placedAtOnce) return;
  }

  /** Whether a consumer has unread facts. Checked before each turn, so that an idle platform writes nothing. */
  async hasWork(name: string): Promise<boolean> {
    await this.begin();
    const rows = await this.#db.query(
      'SELECT FROM fact_consumers AS c JOIN fact_log AS l ON c.position < l.position WHERE c.name = $1',
      [name],
    );
    return rows.length > 0;
  }

  /**
   * A turn of one consumer: applies at most ten batches of the waiting facts. The turn ends early if the consumer
   * throws or another process is working on it.
   */
  async turn(name: string): Promise<void> {
    const consumer = this.#consumers.find(one => one.name === name);
    if (consumer === undefined) throw new Error(`There is no consumer ${name}`);
    await this.begin();
    // Counted in facts, because a batch that failed is applied one fact at a time.
    let left = batchesPerTurn * consumer.batch;
    while (left > 0) {
      const size = await this.#inLine(() => this.#applyBatch(consumer));
      if (size === 0) return;
      left -= size;
    }
  }

  /** Returns how many facts each consumer still has to read, including kinds that it skips. */
  async waiting(): Promise<Record<string, number>> {
    const rows = await this.#db.query<{ name: string; waiting: bigint }>(
      `SELECT c.name, (SELECT l.position FROM fact_log AS l) - c.position
         + (SELECT count(*) FROM facts WHERE position IS NULL) AS waiting
       FROM fact_consumers AS c WHERE c.name = ANY ($1::text[])`,
      [this.names],
    );
    return Object.fromEntries(rows.map(row => [row.name, Number(row.waiting)]));
  }

  /** Returns the facts that were set aside, oldest first, at most 1000. */
  async setAside(): Promise<SetAside[]> {
    const rows = await this.#db.query<Omit<SetAside, 'position'> & { position: bigint }>(
      `SELECT s.consumer, s.position, f.kind, s.error, s.at FROM facts_set_aside AS s JOIN facts AS f USING (position)
       ORDER BY s.position, s.consumer LIMIT 1000`,
    );
    return rows.map(row => ({ ...row, position: Number(row.position) }));
  }

  /** Retries a fact that was set aside. Returns whether it succeeded, or `null` if no such fact is set aside. */
  async applyAgain(name: string, position: number): Promise<boolean | null> {
    const consumer = this.#consumers.find(one => one.name === name);
    if (consumer === undefined) return null;
    try {
      return await this.#db.transaction(async tx => {
        // Blocks the consumer's batches in the meantime, because a consumer must never apply facts concurrently.
        await tx.query('SELECT name FROM fact_consumers WHERE name = $1 FOR UPDATE', [name]);
        const gone = await tx.query(
          'DELETE FROM facts_set_aside WHERE consumer = $1 AND position = $2 RETURNING position',
          [name, position],
        );
        const row = gone.length === 0 ? undefined : await factAt(tx, position);
        if (row === undefined) return null;
        await consumer.apply(tx, [factOf(row)]);
        return true;
      });
    } catch (error) {
      if (isOutage(error)) throw error;
      this.#deps.log.error({ err: error, consumer: name, position }, 'a fact that was set aside failed again');
      return false;
    }
  }

  /** Deletes facts older than `before` that every consumer has passed, except facts that were set aside. */
  async forget(before: Date): Promise<void> {
    await this.begin();
    await this.#db.query(
      `DELETE FROM facts AS f WHERE f.at < $1
       AND f.position <= (SELECT min(position) FROM fact_consumers WHERE name = ANY ($2::text[]))
       AND NOT EXISTS (SELECT FROM facts_set_aside AS s WHERE s.position = f.position)`,
      [before, this.names],
    );
  }

  /**
   * Runs batches one at a time on the embedded database, in the order of the calls. The database would run them one
   * after another anyway, and a bet that shares a commit with them would wait for all of them.
   */
  #inLine<T>(batch: () => Promise<T>): Promise<T> {
    if (this.#db.kind !== 'embedded') return batch();
    const run = this.#lastBatch.then(batch);
    this.#lastBatch = run.catch(() => undefined);
    return run;
  }

  /** Applies a consumer's next batch. Returns its maximum size, or 0 if the turn is over. */
  async #applyBatch(consumer: FactConsumer): Promise<number> {
    let tried: PlaceRow | undefined;
    try {
      return await this.#db.transaction(async tx => {
        const place = await placeOf(tx, consumer.name);
        if (place === undefined) return 0;
        tried = place;
        return (await this.#applyNext(tx, consumer, place)) ? sizeOf(consumer, place) : 0;
      });
    } catch (error) {
      this.#deps.log.error({ err: error, consumer: consumer.name }, 'facts could not be applied');
      if (tried !== undefined && !isOutage(error)) await this.#noteFailure(consumer, tried, error);
      return 0;
    }
  }

  /**
   * Applies one batch, or a single fact if the batch at this position failed before. Returns whether there may be
   * more facts.
   */
  async #applyNext(tx: Tx, consumer: FactConsumer, place: PlaceRow): Promise<boolean> {
    const from = Number(place.position);
    const { rows, reaches } = await factsAfter(tx, from, consumer.kinds, sizeOf(consumer, place));
    if (reaches === from) return false;
    if (rows.length > 0) await consumer.apply(tx, rows.map(factOf));
    await tx.query('UPDATE fact_consumers SET position = $2, failures = 0 WHERE name = $1', [consumer.name, reaches]);
    return true;
  }

  /**
   * Handles a failed batch: its facts are then applied one at a time, and a single fact that has failed too often is
   * set aside.
   */
  async #noteFailure(consumer: FactConsumer, tried: PlaceRow, error: unknown): Promise<void> {
    await this.#db.transaction(async tx => {
      const place = await placeOf(tx, consumer.name);
      if (place === undefined || place.position !== tried.position) return;
      const size = sizeOf(consumer, place);
      const { rows, reaches } = await factsAfter(tx, Number(place.position), consumer.kinds, size);
      if (size > 1) {
        await tx.query('UPDATE fact_consumers SET alone_to = $2 WHERE name = $1', [consumer.name, reaches]);
      } else if (place.failures + 1 < triesMax) {
        await tx.query('UPDATE fact_consumers SET failures = failures + 1 WHERE name = $1', [consumer.name]);
      } else {
        await tx.query(
          'INSERT INTO facts_set_aside (consumer, position, error, at) SELECT $1, unnest($2::bigint[]), $3, $4',
          [consumer.name, rows.map(({ position }) => position), textOf(error), this.#deps.now()],
        );
        await tx.query('UPDATE fact_consumers SET position = $2, failures = 0 WHERE name = $1', [
          consumer.name,
          reaches,
        ]);
      }
    });
  }
}

/** Locks a consumer's position. Returns `undefined` if another process is working on that consumer. */
async function placeOf(tx: Tx, name: string): Promise<PlaceRow | undefined> {
  const [place] = await tx.query<PlaceRow>(
    'SELECT position, alone_to, failures FROM fact_consumers WHERE name = $1 FOR UPDATE SKIP LOCKED',
    [name],
  );
  return place;
}

const sizeOf = ({ batch }: FactConsumer, { position, alone_to }: PlaceRow): number => (position < alone_to ? 1 : batch);

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 2_000);
