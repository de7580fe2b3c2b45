import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { onOutboxWake } from './outbox.ts';

interface OutboxRow {
  id: bigint;
  channel: string;
  data: unknown;
}

const batchMax = 500;
/** Events of a killed process wait at most this long after the restart. */
const pollMs = 1_000;
/** Events of many bets leave together: fewer statements, and no browser sees the difference. */
const gatherMs = 15;

/**
 * Publishes what `emit` wrote, in the order it was written, after its commit. A row leaves the table after it was
 * published, so that a kill in between publishes twice rather than never.
 */
export class OutboxPublisher {
  readonly #db: Database;
  readonly #deps: Deps;
  readonly #publish: (channel: string, data: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  /** How soon the timer will ring. */
  #planned: number | null = null;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  readonly #unlisten: () => void;

  constructor(db: Database, deps: Deps, publish: (channel: string, data: unknown) => void) {
    this.#db = db;
    this.#deps = deps;
    this.#publish = publish;
    this.#unlisten = onOutboxWake(() => this.#plan(gatherMs));
  }

  start(): void {
    this.#plan(0);
  }

  /** Publishes all that waits now. */
  async flush(): Promise<void> {
    const run = this.#running.then(() => this.#sendAll());
    this.#running = run.catch(() => undefined);
    await run;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unlisten();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.flush().catch((error: unknown) => this.#deps.log.warn({ err: error }, 'events wait for the next start'));
  }

  #plan(inMs: number): void {
    if (this.#stopped || (this.#planned !== null && this.#planned <= inMs)) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#planned = inMs;
    this.#timer = setTimeout(() => void this.#run(), inMs).unref();
  }

  async #run(): Promise<void> {
    this.#planned = null;
    try {
      await this.flush();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'events could not be published');
    }
    this.#plan(pollMs);
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const rows = await this.#db.query<OutboxRow>('SELECT id, channel, data FROM outbox ORDER BY id LIMIT $1', [
        batchMax,
      ]);
      if (rows.length === 0) return;
      for (const row of rows) this.#publish(row.channel, row.data);
      const ids = rows.map(row => row.id);
      await this.#db.transaction(tx => tx.query('DELETE FROM outbox WHERE id = ANY ($1::bigint[])', [ids]));
      if (rows.length < batchMax) return;
    }
  }
}
