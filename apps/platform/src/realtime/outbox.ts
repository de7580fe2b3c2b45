import type { Channel, ChannelEvent, MessageOf } from '@liftoff/contract/core/realtime';
import type { Tx } from '../database/database.ts';

type BalanceChannel = `balance#${number}`;
declare const madeByWallet: unique symbol;

/**
 * An event with a player's balance. Only the wallet's `balanceEvent` can create it, because browsers rely on its
 * `seq`.
 */
export type BalanceEvent = Extract<ChannelEvent, { channel: BalanceChannel }> & { readonly [madeByWallet]: true };

/** An event on a contract channel or on an internal channel, whose sender defines its data. */
export type OutboxEvent =
  | Exclude<ChannelEvent, { channel: BalanceChannel }>
  | BalanceEvent
  | { readonly channel: `internal!${string}`; readonly data: unknown };

/**
 * Writes an event in the caller's transaction. It is published after the commit, in the order of writing. If the
 * process is killed in between, it is published after a restart. Events are delivered at least once; readers drop
 * events they have already received.
 */
export const emit = <const C extends Exclude<Channel, BalanceChannel>>(
  tx: Tx,
  channel: C,
  data: MessageOf<C>,
): Promise<void> => write(tx, [{ channel, data }]);

/** Writes several events in one statement, which saves a bet round trips to the database. */
export const emitAll = (tx: Tx, events: readonly OutboxEvent[]): Promise<void> => write(tx, events);

async function write(tx: Tx, events: readonly { channel: string; data: unknown }[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(insertEvents(1), [JSON.stringify(events)]);
  wakeAfter(tx);
}

/**
 * Returns the insert of `emitAll` as part of a larger statement, which saves a bet one round trip to the database.
 * Parameter number `place` takes the events as JSON. The caller must also call `wakeAfter`.
 */
export const insertEvents = (place: number): string =>
  `INSERT INTO outbox (channel, data) SELECT e->>'channel', e->'data' FROM jsonb_array_elements($${place}::jsonb) AS e`;

/** Publishes pending events immediately after the commit. */
export const wakeAfter = (tx: Tx): void => tx.afterCommit(wakeOutbox);

const wakers = new Set<() => void>();

/**
 * Registers the publisher, so that events are sent immediately instead of at the next poll. Returns a function that
 * unregisters it.
 */
export function onOutboxWake(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

function wakeOutbox(): void {
  for (const wake of wakers) wake();
}
