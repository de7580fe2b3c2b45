import type { Channel, MessageOf } from '@liftoff/contract/core/realtime';
import type { Config } from './config.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Deps } from './deps.ts';
import type { PlatformClock } from './platform-clock.ts';

export type { Config } from './config.ts';
export type { PlatformClock } from './platform-clock.ts';

/** Live messages to browsers; `realtime/hub.ts` is the one in the process. */
export interface Hub {
  /**
   * Sends at once, outside any transaction, to the sockets of every process. Facts of a transaction go through `emit` of
   * realtime/outbox instead. Answers the event's position.
   */
  publish(channel: string, data: unknown): Promise<{ offset: number; epoch: string }>;
  /** Sends what every process may want to send: of those with the same key within five minutes, only the first. */
  publishOnce<const C extends Channel>(key: string, channel: C, data: MessageOf<C>): Promise<void>;
  /**
   * A connection token of at most ten minutes [A39]. `user` is the player id as text, empty for a guest; `session`
   * names what `revokeSession` of realtime/revocations ends.
   */
  token(user: string, session: string): Promise<string>;
  /** The address a browser connects to. */
  url(): string;
  /**
   * Sends all that waits, and resolves once every process has heard it; false when one has not within three seconds.
   */
  receivedByAll(): Promise<boolean>;
  /** Sockets of this process that are on a channel now. */
  presence(channel: string): number;
}

/**
 * Work of one lane waits for the work before it and for no other lane: a payment that is asked after, a consumer that is
 * far behind, a mail server that does not answer or a night's cleaning delays no landing rocket.
 */
export type JobLane = 'rounds' | 'money' | 'protection' | 'facts' | 'mail' | 'upkeep';

/** Work that happens by itself, driven by the platform's clock; in the lane `upkeep` where none is named. */
export interface Jobs {
  /** Runs in each process every `ms` of platform time, one run at a time; a throw is logged and the next run comes as planned. */
  every(name: string, ms: number, run: () => Promise<void>, lane?: JobLane): void;
  /** The same, but of all processes of the platform only one runs it each time. */
  everyShared(name: string, ms: number, run: () => Promise<void>, lane?: JobLane): void;
  /** Says what a scheduled job of this name does. Runs at least once: it must bear a second run. */
  on(name: string, run: (tx: Tx, payload: unknown) => Promise<void>, lane?: JobLane): void;
  /** A durable job at a moment, in the caller's transaction. */
  schedule(tx: Tx, name: string, at: Date, payload: unknown): Promise<void>;
  /** Runs what is due now; tests call it after moving the clock. */
  runDue(): Promise<void>;
}

/** The platform as every noun receives it. */
export interface Platform {
  readonly db: Database;
  readonly deps: Deps;
  readonly config: Config;
  readonly clock: PlatformClock;
  readonly hub: Hub;
  readonly jobs: Jobs;
}

export type { Database, Deps, Tx };
