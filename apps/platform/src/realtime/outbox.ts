import type { Channel, ChannelEvent, MessageOf } from '@liftoff/contract/core/realtime';
import type { Tx } from '../database/database.ts';

type BalanceChannel = `balance#${number}`;
declare const madeByWallet: unique symbol;

/** A player's balance, made by `balanceEvent` of the wallet and nowhere else: browsers go by its `seq`. */
export type BalanceEvent = Extract<ChannelEvent, { channel: BalanceChannel }> & { readonly [madeByWallet]: true };

/** An event of a channel of the contract, or of the platform's own bus, which says what travels there itself. */
export type OutboxEvent =
  | Exclude<ChannelEvent, { channel: BalanceChannel }>
  | BalanceEvent
  | { readonly channel: `internal!${string}`; readonly data: unknown };

/**
 * Writes an event in the caller's transaction; it is published after commit, in the order of writing, also when the
 * process is killed in between (then after the restart). At least once: readers drop what they have seen.
 */
export const emit = <const C extends Exclude<Channel, BalanceChannel>>(
  tx: Tx,
  channel: C,
  data: MessageOf<C>,
): Promise<void> => write(tx, [{ channel, data }]);

/** Several events in one statement, for the way of a bet. */
export const emitAll = (tx: Tx, events: readonly OutboxEvent[]): Promise<void> => write(tx, events);

async function write(tx: Tx, events: readonly { channel: string; data: unknown }[]): Promise<void> {
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
