import { createHash } from 'node:crypto';
import type { Database, Tx } from '../database/database.ts';
import { silentSec } from './processes.ts';

/** A socket that has said who it is. `user` is empty for a guest, who is counted by address alone. */
export interface CountedSocket {
  readonly id: string;
  readonly user: string;
  readonly address: string;
}

/** How many sockets a player and an address may have open in all processes of the platform together. */
export interface SocketLimits {
  readonly perUser: number;
  readonly perAddress: number;
}

/** Sockets of every process, counted in the database. `processId` is this process's row in `processes`. */
export class SharedSockets {
  readonly #db: Database;
  readonly #processId: string;
  readonly #limits: SocketLimits;
  /** Sockets of this process whose row is written or being written. */
  readonly #joined = new Map<string, Promise<boolean>>();
  #over = false;

  constructor(db: Database, processId: string, limits: SocketLimits) {
    this.#db = db;
    this.#processId = processId;
    this.#limits = limits;
  }

  /** Counts a socket in, unless its player or address has all of theirs open. Rejects when that cannot be known. */
  async join(socket: CountedSocket): Promise<boolean> {
    const joining = this.#db.transaction(tx => this.#count(tx, socket));
    this.#joined.set(socket.id, joining);
    return await joining;
  }

  /** A socket has closed. One whose row could not be deleted is tried again with `tidy`. */
  async leave(id: string): Promise<void> {
    const joining = this.#joined.get(id);
    if (joining === undefined || this.#over) return;
    await joining.catch(() => undefined);
    await this.#db.query('DELETE FROM sockets WHERE id = $1', [id]);
    this.#joined.delete(id);
  }

  /** Deletes what this process does not hold any more, and rows that processes long gone have left. */
  async tidy(open: ReadonlySet<string>): Promise<void> {
    for (const id of this.#joined.keys()) if (!open.has(id)) await this.leave(id);
    await this.#db.query(
      `DELETE FROM sockets s WHERE opened_at < clock_timestamp() - interval '1 day'
         AND NOT EXISTS (SELECT FROM processes p WHERE p.id = s.process)`,
    );
  }

  /** The process ends, and all of its sockets with it. */
  async stop(): Promise<void> {
    this.#over = true;
    if (this.#joined.size === 0) return;
    await this.#db.query('DELETE FROM sockets WHERE process = $1', [this.#processId]).catch(() => undefined);
  }

  async #count(tx: Tx, { id, user, address }: CountedSocket): Promise<boolean> {
    const hash = createHash('sha256').update(address).digest('base64');
    const keys = [`address:${hash}`, ...(user === '' ? [] : [`player:${user}`])].toSorted();
    // Counted after the locks, so that sockets opened at once in several processes count each other.
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
