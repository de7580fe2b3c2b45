import type { Database, Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { JobLane, Jobs } from '../core/platform-context.ts';
import { takeTurn } from './take-turn.ts';

interface Repeating {
  readonly name: string;
  readonly ms: number;
  readonly run: () => Promise<void>;
  dueMs: number;
}

/** What one lane does, and when it will have done what it is at. */
interface Lane {
  readonly repeating: Repeating[];
  readonly scheduled: Map<string, (tx: Tx, payload: unknown) => Promise<void>>;
  running: Promise<void>;
}

const newLane = (): Lane => ({ repeating: [], scheduled: new Map(), running: Promise.resolve() });

interface JobRow {
  id: bigint;
  name: string;
  payload: unknown;
  attempts: number;
}

/** How often the clock is looked at. */
const tickMs = 1_000;
const lookEveryMs = 60_000;
/** A job that throws is tried again later, longer each time; a day at most. */
const retryAfterSec = (attempts: number): number => Math.min(86_400, 5 * 2 ** attempts);

/** Repeating and one-off work, by the platform's clock: where the clock is moved, the work follows. */
export class PlatformJobs implements Jobs {
  readonly #db: Database;
  readonly #deps: Deps;
  readonly #lanes: Readonly<Record<JobLane, Lane>> = {
    rounds: newLane(),
    money: newLane(),
    protection: newLane(),
    facts: newLane(),
    mail: newLane(),
    upkeep: newLane(),
  };
  #ticking: NodeJS.Timeout | null = null;

  constructor(db: Database, deps: Deps) {
    this.#db = db;
    this.#deps = deps;
  }

  every(name: string, ms: number, run: () => Promise<void>, lane: JobLane = 'upkeep'): void {
    this.#lanes[lane].repeating.push({ name, ms, run, dueMs: this.#deps.now().getTime() + ms });
  }

  everyShared(name: string, ms: number, run: () => Promise<void>, lane: JobLane = 'upkeep'): void {
    // Asked for more often than it is due, so that work of once a day is not put off with every restart.
    const inTurn = async () => {
      if (await takeTurn(this.#db, this.#deps, name, ms)) await run();
    };
    this.every(name, Math.min(ms, lookEveryMs), inTurn, lane);
  }

  on(name: string, run: (tx: Tx, payload: unknown) => Promise<void>, lane: JobLane = 'upkeep'): void {
    this.#lanes[lane].scheduled.set(name, run);
  }

  async schedule(tx: Tx, name: string, at: Date, payload: unknown): Promise<void> {
    await tx.query('INSERT INTO jobs (name, at, payload) VALUES ($1, $2, $3::jsonb)', [
      name,
      at,
      JSON.stringify(payload ?? null),
    ]);
  }

  start(): void {
    this.#ticking = setInterval(() => void this.runDue().catch(() => undefined), tickMs).unref();
  }

  async stop(): Promise<void> {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    await Promise.all(Object.values(this.#lanes).map(({ running }) => running));
  }

  async runDue(): Promise<void> {
    await Promise.all(
      Object.values(this.#lanes).map(async lane => {
        const run = lane.running.then(() => this.#runLane(lane));
        lane.running = run.catch(() => undefined);
        await run;
      }),
    );
  }

  async #runLane(lane: Lane): Promise<void> {
    const nowMs = this.#deps.now().getTime();
    for (const job of lane.repeating) {
      // A clock that was moved back must not silence a job for as long.
      if (job.dueMs - nowMs > job.ms) job.dueMs = nowMs + job.ms;
      if (job.dueMs > nowMs) continue;
      job.dueMs = nowMs + job.ms;
      await this.#guard(job.name, job.run);
    }
    try {
      while (await this.#runNext(lane)) {
        // Until nothing is due.
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'due jobs could not be read');
    }
  }

  /** Does the oldest due job in one transaction with its removal. Answers whether there was one. */
  async #runNext({ scheduled }: Lane): Promise<boolean> {
    if (scheduled.size === 0) return false;
    let taken: JobRow | undefined;
    try {
      await this.#db.transaction(async tx => {
        taken = await this.#take(tx, [...scheduled.keys()]);
        if (taken === undefined) return;
        await scheduled.get(taken.name)?.(tx, taken.payload);
        await tx.query('DELETE FROM jobs WHERE id = $1', [taken.id]);
      });
    } catch (error) {
      if (taken === undefined) throw error;
      this.#deps.log.error({ err: error, job: taken.name }, 'a job failed');
      await this.#putOff(taken);
    }
    return taken !== undefined;
  }

  /** Another process passes over a job that is taken. */
  async #take(tx: Tx, names: readonly string[]): Promise<JobRow | undefined> {
    const [job] = await tx.query<JobRow>(
      `SELECT id, name, payload, attempts FROM jobs WHERE at <= $1 AND name = ANY ($2::text[])
       ORDER BY at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [this.#deps.now(), names],
    );
    return job;
  }

  async #putOff(job: JobRow): Promise<void> {
    const laterMs = this.#deps.now().getTime() + retryAfterSec(job.attempts) * 1000;
    await this.#db.query('UPDATE jobs SET at = $2, attempts = attempts + 1 WHERE id = $1', [job.id, new Date(laterMs)]);
  }

  async #guard(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#deps.log.error({ err: error, job: name }, 'a job failed');
    }
  }
}
