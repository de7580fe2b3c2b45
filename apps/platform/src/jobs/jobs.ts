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

/** The jobs of one lane, a promise that resolves when its last run ends, and the run that has not begun yet. */
interface Lane {
  readonly repeating: Repeating[];
  readonly scheduled: Map<string, (tx: Tx, payload: unknown) => Promise<void>>;
  running: Promise<void>;
  next: Promise<void> | null;
}

const newLane = (): Lane => ({ repeating: [], scheduled: new Map(), running: Promise.resolve(), next: null });

interface JobRow {
  id: bigint;
  name: string;
  payload: unknown;
  attempts: number;
}

/** How often the lanes check for due jobs, in milliseconds of real time. */
const tickMs = 1_000;
const lookEveryMs = 60_000;
/** Delay before a failed job is retried. It doubles with each attempt, up to one day. */
const retryAfterSec = (attempts: number): number => Math.min(86_400, 5 * 2 ** attempts);

/** Repeating and scheduled jobs, driven by the platform's clock. Moving the clock also moves the jobs. */
export class PlatformJobs implements Jobs {
  readonly #db: Database;
  readonly #deps: Deps;
  readonly #lanes = new Map<JobLane, Lane>();
  #ticking: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(db: Database, deps: Deps) {
    this.#db = db;
    this.#deps = deps;
  }

  every(name: string, ms: number, run: () => Promise<void>, lane: JobLane = 'upkeep'): void {
    this.#lane(lane).repeating.push({ name, ms, run, dueMs: this.#deps.now().getTime() + ms });
  }

  everyShared(name: string, ms: number, run: () => Promise<void>, lane: JobLane = 'upkeep'): void {
    // Checks more often than the job is due, so that restarts do not keep postponing a daily job.
    const inTurn = async () => {
      if (await takeTurn(this.#db, this.#deps, name, ms)) await run();
    };
    this.every(name, Math.min(ms, lookEveryMs), inTurn, lane);
  }

  on(name: string, run: (tx: Tx, payload: unknown) => Promise<void>, lane: JobLane = 'upkeep'): void {
    this.#lane(lane).scheduled.set(name, run);
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
    this.#isStopped = true;
    await Promise.all([...this.#lanes.values()].map(({ running }) => running));
  }

  async runDue(lanes: readonly JobLane[] = [...this.#lanes.keys()]): Promise<void> {
    await Promise.all(lanes.map(name => this.#runSoon(this.#lane(name))));
  }

  /** Runs a lane after its current run. All calls during that run share the next one, so that ticks do not pile up. */
  #runSoon(lane: Lane): Promise<void> {
    if (lane.next !== null) return lane.next;
    const run = lane.running.then(async () => {
      lane.next = null;
      if (!this.#isStopped) await this.#runLane(lane);
    });
    lane.next = run;
    lane.running = run.catch(() => undefined);
    return run;
  }

  #lane(name: JobLane): Lane {
    const lane = this.#lanes.get(name) ?? newLane();
    this.#lanes.set(name, lane);
    return lane;
  }

  async #runLane(lane: Lane): Promise<void> {
    const nowMs = this.#deps.now().getTime();
    for (const job of lane.repeating) {
      // If the clock was set back, shortens the wait to one interval.
      if (job.dueMs - nowMs > job.ms) job.dueMs = nowMs + job.ms;
      if (job.dueMs > nowMs) continue;
      job.dueMs = nowMs + job.ms;
      await this.#guard(job.name, job.run);
    }
    try {
      while (await this.#runNext(lane)) {
        // Repeats until no job is due.
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'due jobs could not be read');
    }
  }

  /** Runs the oldest due job and deletes it in the same transaction. Returns whether a job was due. */
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

  /** Skips jobs that another process has locked. */
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
