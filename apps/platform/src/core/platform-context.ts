import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import type { Channel, MessageOf } from '@liftoff/contract/core/realtime';
import type { Config } from './config.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Deps } from './deps.ts';
import type { PlatformClock } from './platform-clock.ts';

export type { Config } from './config.ts';
export type { PlatformClock } from './platform-clock.ts';

/** Sends live messages to browsers. `realtime/hub.ts` implements it for each process. */
export interface Hub {
  /**
   * Sends immediately, outside any transaction, to the sockets of every process. For events in a transaction, use
   * `emit` in realtime/outbox instead. Returns the event's position.
   */
  publish(channel: string, data: unknown): Promise<{ offset: number; epoch: string }>;
  /**
   * Sends an event that several processes might send. If events with the same key are sent within five minutes, only
   * the first goes out.
   */
  publishOnce<const C extends Channel>(key: string, channel: C, data: MessageOf<C>): Promise<void>;
  /**
   * Creates a connection token valid for at most ten minutes [A39]. `user` is the player id as a string, empty for a
   * guest. `session` is the id that `revokeSession` in realtime/revocations ends.
   */
  token(user: string, session: string): Promise<string>;
  /** The URL to which browsers connect. */
  url(): string;
  /**
   * Sends all pending events. Resolves to `true` once every process has received them, or to `false` if a process has
   * not received them within three seconds.
   */
  receivedByAll(): Promise<boolean>;
  /** Number of this process's sockets that are subscribed to a channel. */
  presence(channel: string): number;
}

/**
 * A lane for background jobs. A job waits only for earlier jobs in its own lane. So a payment check, a consumer that
 * is far behind, an unresponsive mail server or nightly cleanup never delays settling a round. Every consumer of facts
 * has its own lane.
 */
export type JobLane =
  | 'rounds'
  | 'money'
  | 'protection'
  | `facts of ${string}`
  | 'tournaments'
  | 'tournament prizes'
  | 'vip'
  | 'mail'
  | 'upkeep';

/** Background jobs, driven by the platform's clock. The default lane is `upkeep`. */
export interface Jobs {
  /**
   * Runs a job in each process every `ms` of platform time, one run at a time. An error is logged, and the next run
   * takes place as planned.
   */
  every(name: string, ms: number, run: () => Promise<void>, lane?: JobLane): void;
  /** Like `every`, but each run takes place in only one process of the platform. */
  everyShared(name: string, ms: number, run: () => Promise<void>, lane?: JobLane): void;
  /**
   * Registers the handler for scheduled jobs with this name. It runs at least once per job, so it must be idempotent.
   */
  on(name: string, run: (tx: Tx, payload: unknown) => Promise<void>, lane?: JobLane): void;
  /** Schedules a durable job in the caller's transaction. */
  schedule(tx: Tx, name: string, at: Date, payload: unknown): Promise<void>;
  /** Runs the jobs that are due, of all lanes or only of some. Tests call it after moving the clock. */
  runDue(lanes?: readonly JobLane[]): Promise<void>;
}

/** The platform as passed to every module. */
export interface Platform {
  readonly db: Database;
  readonly deps: Deps;
  readonly config: Config;
  readonly clock: PlatformClock;
  readonly hub: Hub;
  readonly jobs: Jobs;
  /** The market rules of a place at a moment. Read it at each decision, and do not store what it returns. */
  readonly ruleFor: RuleFor;
}

export type { Database, Deps, Tx };
