import type { Database, Listening } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { eventsAfter, eventsNotice, latestEvents, publishEvent, publishOutbox } from './event-log.ts';
import type { LoggedEvent, LogPart } from './event-log.ts';
import { onOutboxWake } from './outbox.ts';

/** Receives the log's events in this process. */
export interface EventReader {
  /** Called before the first event, with the end of the log and with recent events for browsers that reconnect. */
  begin(log: LogPart): void;
  receive(event: LoggedEvent): void;
  /**
   * Called if events before this position were deleted before this process could read them, because it was away too
   * long.
   */
  lost(position: number): void;
}

const batchMax = 500;
/** Maximum number of recent events that a starting process reads. */
const latelyMax = 10_000;
/** Maximum wait in milliseconds for events of a killed process, and for events whose notification was lost. */
const pollMs = 1_000;
/**
 * Milliseconds during which events of many bets are collected before publishing. This saves statements, with a delay
 * that no player notices.
 */
const gatherMs = 15;

/**
 * Publishes the events written by `emit` in every process of the platform, in order and after their commit. The first
 * process to reach the outbox moves it to the log. Each process reads the log from its last position, after a
 * PostgreSQL notification and also once a second.
 */
export class OutboxPublisher {
  readonly #db: Database;
  readonly #deps: Deps;
  readonly #reader: EventReader;
  #timer: NodeJS.Timeout | null = null;
  /** Delay of the current timer in milliseconds; `null` if no timer is set. */
  #planned: number | null = null;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  #listening: Listening | null = null;
  /** The last position published in this process, or `null` before `begin`. */
  #position: number | null = null;
  readonly #unlisten: () => void;

  constructor(db: Database, deps: Deps, reader: EventReader) {
    this.#db = db;
    this.#deps = deps;
    this.#reader = reader;
    this.#unlisten = onOutboxWake(() => this.#plan(gatherMs));
  }

  /** The last position published in this process. */
  get position(): number {
    return this.#position ?? 0;
  }

  /** Finds the end of the log; events after it will be delivered. Must run before the first socket. */
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

  /** Publishes all pending events now. */
  async flush(): Promise<void> {
    await this.#inTurn(() => this.#sendAll());
  }

  /**
   * Publishes one event immediately, outside any transaction. Returns its position, or `null` if an event with the
   * same key was published in the last few minutes.
   */
  async publish(channel: string, data: unknown, key: string | null = null): Promise<number | null> {
    await this.begin();
    const position = await publishEvent(this.#db, { channel, data, key });
    if (position !== null) await this.catchUp(position);
    return position;
  }

  /** Reads the log up to a position published by another process. */
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
