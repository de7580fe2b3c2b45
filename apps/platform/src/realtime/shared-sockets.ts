import { createHash } from 'node:crypto';
import type { Database, Tx } from '../database/database.ts';
import { silentSec } from './processes.ts';

/** A socket that has identified itself. `user` is empty for a guest, who is counted by address only. */
export interface CountedSocket {
  readonly id: string;
  readonly user: string;
  readonly address: string;
}

/** Maximum number of open sockets per player and per address, over all processes of the platform. */
export interface SocketLimits {
  readonly perUser: number;
  readonly perAddress: number;
}

/** Counts the sockets of all processes in the database. `processId` is this process's row in `processes`. */
export class SharedSockets {
  readonly #db: Database;
  readonly #processId: string;
  readonly #limits: SocketLimits;
  /** Sockets in this process whose row has been written or is being written. */
  readonly #joined = new Map<string, Promise<boolean>>();
  #over = false;

  constructor(db: Database, processId: string, limits: SocketLimits) {
    this.#db = db;
    this.#processId = processId;
    this.#limits = limits;
  }

  /**
   * Counts a socket. Returns `false` if its player or address has reached the limit. Rejects if the database is
   * unavailable.
   */
  async join(socket: CountedSocket): Promise<boolean> {
    const joining = this.#db.transaction(tx => this.#count(tx, socket));
    this.#joined.set(socket.id, joining);
    return await joining;
  }

  /** Called when a socket has closed. If its row cannot be deleted now, `tidy` deletes it later. */
  async leave(id: string): Promise<void> {
    const joining = this.#joined.get(id);
    if (joining === undefined || this.#over) return;
    await joining.catch(() => undefined);
    await this.#db.query('DELETE FROM sockets WHERE id = $1', [id]);
    this.#joined.delete(id);
  }

  /** Deletes rows of this process's closed sockets, and rows left by processes that ended long ago. */
  async tidy(open: ReadonlySet<string>): Promise<void> {
    for (const id of this.#joined.keys()) if (!open.has(id)) await this.leave(id);
    await this.#db.query(
      `DELETE FROM sockets s WHERE opened_at < clock_timestamp() - interval '1 day'
         AND NOT EXISTS (SELECT FROM processes p WHERE p.id = s.process)`,
    );
  }

  /** Deletes all rows of this process when it ends. */
  async stop(): Promise<void> {
    this.#over = true;
    if (this.#joined.size === 0) return;
    await this.#db.query('DELETE FROM sockets WHERE process = $1', [this.#processId]).catch(() => undefined);
  }

  async #count(tx: Tx, { id, user, address }: CountedSocket): Promise<boolean> {
    const hash = createHash('sha256').update(address).digest('base64');
    const keys = [`address:${hash}`, ...(user === '' ? [] : [`player:${user}`])].toSorted();
    // Counts only after taking the locks, so that sockets opened concurrently in several processes are all counted.
    for (const key of keys) await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sockets:${key}`]);
    const [open] = await tx.query<{ of_player: number; of_address: number }>(
      `SELECT count(*) FILTER (WHERE s.player = $1)::int AS of_player,
         count(*) FILTER (WHERE s.address = $2)::int AS of_address
       FROM sockets s
       WHERE ((s.player = $1 AND $1 <> '') OR s.address = $2) AND (s.process = $3 OR EXISTS (
         SELECT FROM processes p WHERE p.id = s.process
           AND p.seen_at > clock_timestamp() - make_interval(secs => $4)))`,
      [user, hash, this.#processId, silentSec],
    );
    if (open === undefined || open.of_address >= this.#limits.perAddress) return false;
    if (user !== '' && open.of_player >= this.#limits.perUser) return false;
    await tx.query(
      'INSERT INTO sockets (id, process, player, address, opened_at) VALUES ($1, $2, $3, $4, clock_timestamp())',
      [id, this.#processId, user, hash],
    );
    return true;
  }
}
