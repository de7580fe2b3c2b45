import type { Database, Listening } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { eventsAfter, eventsNotice, latestEvents, publishEvent, publishOutbox } from './event-log.ts';
import type { LoggedEvent, LogPart } from './event-log.ts';
import { onOutboxWake } from './outbox.ts';

/** Who publishes in this process what the log holds. */
export interface EventReader {
  /** Before the first event: where the log stands, and what was said lately, for browsers that come back. */
  begin(log: LogPart): void;
  receive(event: LoggedEvent): void;
  /** Events before this position are gone and were never heard here: the process was away for too long. */
  lost(position: number): void;
}

const batchMax = 500;
/** What a process that starts reads of the past, at most. */
const latelyMax = 10_000;
/** Events of a killed process, and those whose notice was lost, wait at most this long. */
const pollMs = 1_000;
/** Events of many bets leave together: fewer statements, and no browser sees the difference. */
const gatherMs = 15;

/**
 * Publishes what `emit` wrote, in the order it was written, after its commit, in every process of the platform. The outbox
 * goes into the log (whichever process comes first moves it), and each process reads the log from where it stood: told
 * by a notice of PostgreSQL, and once a second by itself.
 */
export class OutboxPublisher {
  readonly #db: Database;
  readonly #deps: Deps;
  readonly #reader: EventReader;
  #timer: NodeJS.Timeout | null = null;
  /** How soon the timer will ring. */
  #planned: number | null = null;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  #listening: Listening | null = null;
  /** The last position that was published here; null before the beginning. */
  #position: number | null = null;
  readonly #unlisten: () => void;

  constructor(db: Database, deps: Deps, reader: EventReader) {
    this.#db = db;
    this.#deps = deps;
    this.#reader = reader;
    this.#unlisten = onOutboxWake(() => this.#plan(gatherMs));
  }

  /** The last position that was published in this process. */
  get position(): number {
    return this.#position ?? 0;
  }

  /** Finds the end of the log: what is written from now on is heard. Must come before the first socket. */
  async begin(): Promise<void> {
    await this.#inTurn(async () => void (await this.#begin()));
  }

  start(): void {
    this.#plan(0);
    this.#listening = this.#db.listen(eventsNotice, reaches => {
      const known = reaches !== null && Number(reaches) <= (this.#position ?? -1);
      if (!known) void this.#guard(() => this.#inTurn(() => this.#read()));
    });
  }

  /** Publishes all that waits now. */
  async flush(): Promise<void> {
    await this.#inTurn(() => this.#sendAll());
  }

  /**
   * Publishes one event at once, outside any transaction; answers its position. Null where another process has
   * published one with the same key in the last minutes.
   */
  async publish(channel: string, data: unknown, key: string | null = null): Promise<number | null> {
    await this.begin();
    const position = await publishEvent(this.#db, { channel, data, key });
    if (position !== null) await this.catchUp(position);
    return position;
  }

  /** Reads until a position that another process has published. */
  async catchUp(position: number): Promise<void> {
    if ((this.#position ?? 0) < position) await this.#inTurn(() => this.#read());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unlisten();
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#listening?.close();
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
    await this.#guard(() => this.flush());
    this.#plan(pollMs);
  }

  async #guard(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'events could not be published');
    }
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    const run = this.#running.then(work);
    this.#running = run.catch(() => undefined);
    await run;
  }

  async #begin(): Promise<number> {
    if (this.#position !== null) return this.#position;
    const log = await latestEvents(this.#db, latelyMax);
    this.#reader.begin(log);
    this.#position = log.position;
    return log.position;
  }

  async #sendAll(): Promise<void> {
    await this.#begin();
    for (;;) {
      const moved = await publishOutbox(this.#db, batchMax);
      await this.#read();
      if (moved < batchMax) return;
    }
  }

  async #read(): Promise<void> {
    let from = await this.#begin();
    for (;;) {
      const { position, events } = await eventsAfter(this.#db, from, batchMax);
      const before = events[0] === undefined ? position : events[0].position - 1;
      if (before !== from) this.#reader.lost(before);
      from = this.#position = before;
      for (const event of events) {
        this.#reader.receive(event);
        from = this.#position = event.position;
      }
      if (events.length < batchMax) return;
    }
  }
}
