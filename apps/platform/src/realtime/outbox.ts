import type { RealtimeEvents } from '@liftoff/contract/realtime';
import type { Tx } from '../database/database.ts';

/** The event's shape by its channel: `wins`, `balance#7` … Channels with no declared shape take anything. */
type DataOf<Channel extends string> = Channel extends `${infer Name}#${number}`
  ? Name extends keyof RealtimeEvents
    ? RealtimeEvents[Name]
    : unknown
  : Channel extends keyof RealtimeEvents
    ? RealtimeEvents[Channel]
    : unknown;

/**
 * Writes an event in the caller's transaction; it is published after commit, in the order of writing, also when the
 * process is killed in between (then after the restart). At least once: readers drop what they have seen.
 */
export async function emit<const Channel extends string>(
  tx: Tx,
  channel: Channel,
  data: DataOf<Channel>,
): Promise<void> {
  await emitAll(tx, [{ channel, data }]);
}

export interface OutboxEvent {
  readonly channel: string;
  readonly data: unknown;
}

/** Several events in one statement, for the way of a bet. */
export async function emitAll(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(insertEvents(1), [JSON.stringify(events)]);
  wakeAfter(tx);
}

/**
 * The insert of `emitAll` as a part of a larger statement, for the way of a bet: `$place` takes the events as JSON.
 * Whoever uses it calls `wakeAfter`.
 */
export const insertEvents = (place: number): string =>
  `INSERT INTO outbox (channel, data) SELECT e->>'channel', e->'data' FROM jsonb_array_elements($${place}::jsonb) AS e`;

/** Publishes at once after the commit. */
export const wakeAfter = (tx: Tx): void => tx.afterCommit(wakeOutbox);

const wakers = new Set<() => void>();

/** The publisher listens here, so that an event leaves at once and not at the next second. */
export function onOutboxWake(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

function wakeOutbox(): void {
  for (const wake of wakers) wake();
}
