import type { Database } from '../database/database.ts';

const beatMs = 5_000;
/** Who has not been seen for so long runs no more. */
export const silentSec = 15;
const waitMaxMs = 3_000;
const lookEveryMs = 20;

/**
 * The processes of the platform, by their rows in the database; each says how far it has read the event log. The embedded
 * database has one process and no rows.
 */
export class Processes {
  readonly #db: Database;
  readonly #id: string;
  readonly #reached: () => number;
  #beating: NodeJS.Timeout | null = null;

  /** `id` is a uuid of this process; `reached` the position it has read to. */
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

  /** Says that this process runs, and what it has read. */
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

  /** Resolves when every process that runs has read to a position; false when one has not within three seconds. */
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

  /** How many processes run. */
  async count(): Promise<number> {
    if (this.#db.kind === 'embedded') return 1;
    const [row] = await this.#db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM processes WHERE seen_at > clock_timestamp() - make_interval(secs => $1)',
      [silentSec],
    );
    return row?.count ?? 0;
  }
}
