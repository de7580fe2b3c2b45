import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { emitAll } from './outbox.ts';

/** What the processes of the platform tell each other, by topic. */
interface Messages {
  /** Sockets of `session:{id}` or `player:{id}` close; `revocations` has the row. */
  revoked: { subject: string };
  /** The console has put the platform's clock so far from real time. */
  clock: { offset_ms: number };
}

type Topic = keyof Messages;

const shapes: { readonly [T in Topic]: z.ZodType<Messages[T]> } = {
  revoked: z.object({ subject: z.string() }),
  clock: z.object({ offset_ms: z.number() }),
};

/** A channel of this name is the platform's own: no socket joins it, no console publishes on it. */
const channelOf = (topic: string) => `internal!${topic}` as const;
export const isBusChannel = (channel: string): boolean => channel.startsWith(channelOf(''));

/**
 * Tells every process of the platform, this one too, once the caller's transaction is committed. It travels with the
 * events of the outbox, in their order. What a process must know that starts later has to stand in the database.
 */
export async function broadcast<T extends Topic>(tx: Tx, topic: T, message: Messages[T]): Promise<void> {
  await emitAll(tx, [{ channel: channelOf(topic), data: message }]);
}

/** Who in this process listens to what the processes tell each other. */
export class Bus {
  readonly #listeners = new Map<string, ((data: unknown) => void)[]>();

  /** A listener must not throw. */
  on<T extends Topic>(topic: T, received: (message: Messages[T]) => void): void {
    const channel = channelOf(topic);
    const shape = shapes[topic];
    const listeners = this.#listeners.get(channel) ?? [];
    // A process of another build may say what this one does not know.
    const understood = (data: unknown) => {
      const message = shape.safeParse(data);
      if (message.success) received(message.data);
    };
    this.#listeners.set(channel, [...listeners, understood]);
  }

  /** Passes on an event of a bus channel. */
  dispatch(channel: string, data: unknown): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(data);
  }
}
