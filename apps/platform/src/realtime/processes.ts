import type { Database } from '../database/database.ts';

const beatMs = 5_000;
/** Seconds after which a process that has given no sign of life counts as dead. */
export const silentSec = 15;
const waitMaxMs = 3_000;
const lookEveryMs = 20;

/**
 * The platform's running processes, as database rows with the position up to which each has read the event log. The
 * embedded database has only one process and no rows.
 */
export class Processes {
  readonly #db: Database;
  readonly #id: string;
  readonly #reached: () => number;
  #beating: NodeJS.Timeout | null = null;

  /** `id` is the UUID of this process. `reached` returns the position up to which it has read. */
  constructor(db: Database, id: string, reached: () => number) {
    this.#db = db;
    this.#id = id;
    this.#reached = reached;
  }

  start(): void {
    if (this.#db.kind === 'embedded') return;
    const beat = () => void this.beat().catch(() => undefined);
    beat();
    this.#beating = setInterval(beat, beatMs).unref();
  }

  async stop(): Promise<void> {
    if (this.#beating === null) return;
    clearInterval(this.#beating);
    await this.#db.query('DELETE FROM processes WHERE id = $1', [this.#id]).catch(() => undefined);
  }

  /** Records that this process is alive and how far it has read. */
  async beat(): Promise<void> {
    if (this.#db.kind === 'embedded') return;
    await this.#db.query(
      `INSERT INTO processes (id, position, seen_at) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (id) DO UPDATE SET position = excluded.position, seen_at = excluded.seen_at`,
      [this.#id, this.#reached()],
    );
    await this.#db.query('DELETE FROM processes WHERE seen_at < clock_timestamp() - make_interval(secs => $1)', [
      silentSec,
    ]);
  }

  /** Resolves to `true` once every running process has read up to a position, or to `false` after three seconds. */
  async allReached(position: number): Promise<boolean> {
    for (let waitedMs = 0; waitedMs < waitMaxMs; waitedMs += lookEveryMs) {
      const behind = await this.#db.query(
        `SELECT FROM processes WHERE position < $1 AND id <> $2
         AND seen_at > clock_timestamp() - make_interval(secs => $3) LIMIT 1`,
        [position, this.#id, silentSec],
      );
      if (behind.length === 0) return true;
      await new Promise(resolve => setTimeout(resolve, lookEveryMs));
    }
    return false;
  }

  /** Returns the number of running processes. */
  async count(): Promise<number> {
    if (this.#db.kind === 'embedded') return 1;
    const [row] = await this.#db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM processes WHERE seen_at > clock_timestamp() - make_interval(secs => $1)',
      [silentSec],
    );
    return row?.count ?? 0;
  }
}
