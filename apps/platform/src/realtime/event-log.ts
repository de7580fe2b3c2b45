import type { Database } from '../database/database.ts';

/** The event log in the database. Every process reads all of it, in the same order. */

/** The PostgreSQL notification channel that announces the log's current end. */
export const eventsNotice = 'liftoff_events';
/** How long events are stored, in seconds. Readers that were away longer must refetch. */
const keptSec = 5 * 60;

/** An event in the log. Positions start at 1 and have no gaps. */
export interface LoggedEvent {
  readonly position: number;
  readonly channel: string;
  readonly data: unknown;
}

/** A part of the log: the log's current end and the events after the requested position. */
export interface LogPart {
  readonly epoch: string;
  readonly position: number;
  readonly events: readonly (LoggedEvent & { readonly ageMs: number })[];
}

/** Moves at most `most` committed events from the outbox to the log. Returns how many were moved. */
export async function publishOutbox(db: Database, most: number): Promise<number> {
  return await db.transaction(async tx => {
    const [row] = await tx.query<{ moved: number }>('SELECT publish_outbox($1) AS moved', [most]);
    return row?.moved ?? 0;
  });
}

/**
 * Appends one event to the log and returns its position, or `null` if an event with the same key is already there. A
 * key is remembered as long as its event.
 */
export async function publishEvent(
  db: Database,
  event: { channel: string; data: unknown; key: string | null },
): Promise<number | null> {
  const rows = await db.transaction(tx =>
    tx.query<{ position: bigint | null }>('SELECT publish_event($1, $2::jsonb, $3) AS position', [
      event.channel,
      JSON.stringify(event.data ?? null),
      event.key,
    ]),
  );
  const position = rows[0]?.position ?? null;
  return position === null ? null : Number(position);
}

interface Row {
  epoch: string;
  reaches: bigint;
  position: bigint | null;
  channel: string;
  data: unknown;
  age_ms: number;
}

const columns = `l.epoch, l.position AS reaches, e.position, e.channel, e.data,
  (extract(epoch FROM clock_timestamp() - e.at) * 1000)::float8 AS age_ms`;

/** Returns the events after a position, oldest first. */
export const eventsAfter = async (db: Database, after: number, most: number): Promise<LogPart> =>
  partOf(
    await db.query<Row>(
      `SELECT ${columns} FROM event_log AS l
       LEFT JOIN LATERAL (SELECT * FROM events WHERE position > $1 ORDER BY position LIMIT $2) AS e ON true
       ORDER BY e.position`,
      [after, most],
    ),
  );

/** Returns the newest events of the log, at most `most`, oldest first. */
export const latestEvents = async (db: Database, most: number): Promise<LogPart> =>
  partOf(
    await db.query<Row>(
      `SELECT ${columns} FROM event_log AS l
       LEFT JOIN LATERAL (SELECT * FROM events ORDER BY position DESC LIMIT $1) AS e
         ON e.at > clock_timestamp() - make_interval(secs => ${keptSec})
       ORDER BY e.position`,
      [most],
    ),
  );

function partOf(rows: readonly Row[]): LogPart {
  const [first] = rows;
  if (first === undefined) throw new Error('The event log has lost its row');
  const events = rows.flatMap(({ position, channel, data, age_ms: ageMs }) =>
    position === null ? [] : [{ position: Number(position), channel, data, ageMs }],
  );
  return { epoch: first.epoch, position: Number(first.reaches), events };
}

/** Deletes events that every process and browser has had time to receive. */
export async function forgetEvents(db: Database): Promise<void> {
  const most = 5_000;
  for (let gone = most; gone === most;) {
    const rows = await db.query(
      `DELETE FROM events WHERE position IN (SELECT position FROM events ORDER BY position LIMIT ${most})
       AND at < clock_timestamp() - make_interval(secs => ${keptSec}) RETURNING position`,
    );
    gone = rows.length;
  }
}

/** Returns the number of events in the log. */
export async function loggedEvents(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT coalesce(max(position) - min(position) + 1, 0)::int AS count FROM events',
  );
  return row?.count ?? 0;
}
