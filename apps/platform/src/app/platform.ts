import { callTable } from '@liftoff/contract/core/call-table';
import type { Hono } from 'hono';
import { postToPort, type PostWebhook } from '../http/post-webhook.ts';
import type { Config } from '../core/config.ts';
import type { Database } from '../database/database.ts';
import { checkpointEveryMs, checkpointWhenLong, upkeep, upkeepEveryMs } from '../database/upkeep.ts';
import type { Deps } from '../core/deps.ts';
import type { Platform } from '../core/platform-context.ts';
import type { PlatformClock } from '../core/platform-clock.ts';
import { makeApp } from '../http/app.ts';
import { makeMetrics } from '../http/metrics.ts';
import { makeRuleFor } from '../market/market-rules.ts';
import { PlatformJobs } from '../jobs/jobs.ts';
import { productionWarnings } from '../core/production-faults.ts';
import { Bus } from '../realtime/bus.ts';
import { forgetEvents, loggedEvents } from '../realtime/event-log.ts';
import { LocalHub } from '../realtime/hub.ts';
import { OutboxPublisher } from '../realtime/outbox-publisher.ts';
import { Processes } from '../realtime/processes.ts';
import { socketLimits } from '../realtime/realtime-limits.ts';
import { forgetRevocations, isRevoked } from '../realtime/revocations.ts';
import { SharedSockets } from '../realtime/shared-sockets.ts';
import { correctClock, followClock } from '../realtime/shared-clock.ts';
import { deliverFacts } from './wiring/facts.ts';
import { wire } from './wiring/index.ts';

/** A platform assembled on top of an open database. Nothing runs in the background until `start`. */
export interface OpenPlatform {
  readonly platform: Platform;
  readonly app: Hono;
  readonly hub: LocalHub;
  readonly outbox: OutboxPublisher;
  /**
   * Must run before the first call or socket: reads the end of the event log and the offset of the platform's clock,
   * and stores where new consumers of facts begin.
   */
  begin(): Promise<void>;
  /** Starts jobs and event publishing. */
  start(): void;
  /** Fills an empty platform with initial data. */
  seed(amount: 'small' | 'full'): Promise<void>;
  /** Runs slow preparations while the platform already serves calls. Resolves when all of them are done. */
  warm(): Promise<void>;
  /** Stops everything that `start` started and closes the sockets. */
  stop(): Promise<void>;
  /** Stops the platform, then closes the database. */
  close(): Promise<void>;
}

export interface PlatformParts {
  readonly config: Config;
  readonly deps: Deps;
  readonly clock: PlatformClock;
  readonly db: Database;
}

export function openPlatform({ config, deps, clock, db }: PlatformParts): OpenPlatform {
  const hub = new LocalHub(config, deps, {
    isRevoked: claims => isRevoked(db, claims),
    publish: (channel, data, key) => outbox.publish(channel, data, key),
    catchUp: position => outbox.catchUp(position),
    join: async socket => sockets === null || (await sockets.join(socket)),
    leave: async id => await sockets?.leave(id),
    receivedByAll: async () => {
      await outbox.flush();
      return await processes.allReached(outbox.position);
    },
  });
  const bus = new Bus();
  bus.on('revoked', ({ subject }) => hub.closeRevoked(subject));
  bus.on('clock', ({ offset_ms }) => {
    clock.setOffset(offset_ms);
    // The caller that moved the clock waits for all processes, and the message counts as read only after this
    // listener has returned. So the heartbeat is sent in a microtask.
    queueMicrotask(() => void processes.beat().catch(() => undefined));
  });
  const jobs = new PlatformJobs(db, deps);
  const platform: Platform = { db, deps, config, clock, hub, jobs, ruleFor: makeRuleFor(config) };
  const outbox = new OutboxPublisher(db, deps, {
    begin: log => hub.begin(log),
    receive: event => {
      hub.deliver(event);
      bus.dispatch(event.channel, event.data);
    },
    lost: position => {
      deps.log.warn({ position }, 'events were missed');
      hub.lose(position);
    },
  });
  const processId = deps.id();
  const processes = new Processes(db, processId, () => outbox.position);
  // With the embedded database there is only one process, whose hub counts its own sockets.
  const sockets = db.kind === 'embedded' ? null : new SharedSockets(db, processId, socketLimits(config.rateFactor));
  const metrics = makeMetrics(config.mode !== 'test');
  metrics.gauge('platform_sockets', 'Open realtime sockets', () => hub.size);
  metrics.gauge('platform_processes', 'Processes that run on the database', () => processes.count());
  metrics.gauge('platform_outbox_rows', 'Events that wait to be published', async () => await waiting(db));
  metrics.gauge('platform_event_log_rows', 'Events kept for browsers that come back', () => loggedEvents(db));
  // Makes real HTTP calls to the platform's own port. A test platform has no port, so it is called directly.
  const postWebhook: PostWebhook =
    config.mode === 'test'
      ? async (path, body, headers) => (await app.request(path, { method: 'POST', body, headers })).status
      : postToPort(config.port);
  const wired = wire(platform, postWebhook);
  const { handlers, authenticators, pages, seed, background, facts } = wired;
  const app = makeApp({ platform, metrics, table: callTable, handlers, authenticators, pages });
  deliverFacts({ db, deps, jobs }, facts);
  metrics.gauges('platform_facts_waiting', 'Facts a consumer has yet to read', 'consumer', () => facts.waiting());
  metrics.gauge(
    'platform_facts_set_aside',
    'Facts that could not be applied',
    async () => (await facts.setAside()).length,
  );
  jobs.every('database upkeep', upkeepEveryMs, async () => void (await upkeep(db)));
  jobs.every('database checkpoint', checkpointEveryMs, async () => void (await checkpointWhenLong(db)));
  jobs.every('clock of the database server', clockEveryMs, () => correctClock(db, clock));
  jobs.everyShared('forget idempotency keys', dayMs, () => forgetKeys(db, deps));
  jobs.every('sockets that are counted', 60_000, async () => await sockets?.tidy(hub.openIds()));
  jobs.everyShared('forget old events', 30_000, () => forgetEvents(db));
  jobs.everyShared('forget revocations', hourMs, () => forgetRevocations(db, deps));
  const stop = async () => {
    await wired.close();
    await jobs.stop();
    await outbox.stop();
    await processes.stop();
    await sockets?.stop();
    hub.close();
  };
  return {
    platform,
    app,
    hub,
    outbox,
    seed,
    begin: async () => {
      await outbox.begin();
      await facts.begin();
      await followClock(db, clock);
    },
    start: () => {
      if (config.mode === 'production') for (const missed of productionWarnings(config)) deps.log.warn(missed);
      jobs.start();
      outbox.start();
      processes.start();
    },
    warm: async () => {
      for (const run of background) {
        await run().catch((error: unknown) => deps.log.error({ err: error }, 'warming up failed'));
      }
    },
    stop,
    close: async () => {
      await stop();
      await db.close();
    },
  };
}

const clockEveryMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function waiting(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM outbox');
  return row?.count ?? 0;
}

/** Idempotency keys must be kept for at least a day [A24]. Ledger references are kept forever. */
async function forgetKeys(db: Database, deps: Deps): Promise<void> {
  await db.query('DELETE FROM idempotency WHERE at < $1', [new Date(deps.now().getTime() - 2 * dayMs)]);
}
