import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { emitAll } from './outbox.ts';

/** Messages between the platform's processes, by topic. */
interface Messages {
  /**
   * Instructs every process to close all sockets of `session:{id}` or `player:{id}`. The lasting record is in
   * `revocations`.
   */
  revoked: { subject: string };
  /** The console has set the clock to this difference from real time, in milliseconds. */
  clock: { offset_ms: number };
}

type Topic = keyof Messages;

const shapes: { readonly [T in Topic]: z.ZodType<Messages[T]> } = {
  revoked: z.object({ subject: z.string() }),
  clock: z.object({ offset_ms: z.number() }),
};

/** Channels with this prefix are internal: sockets cannot join them and the console cannot publish on them. */
const channelOf = (topic: string) => `internal!${topic}` as const;
export const isBusChannel = (channel: string): boolean => channel.startsWith(channelOf(''));

/**
 * Sends a message to every process of the platform, including this one, after the caller's transaction commits. It is
 * delivered in order with the outbox events. Data that a process started later must also know has to be stored in the
 * database too.
 */
export async function broadcast<T extends Topic>(tx: Tx, topic: T, message: Messages[T]): Promise<void> {
  await emitAll(tx, [{ channel: channelOf(topic), data: message }]);
}

/** This process's listeners for messages between processes. */
export class Bus {
  readonly #listeners = new Map<string, ((data: unknown) => void)[]>();

  /** Registers a listener, which must not throw. */
  on<T extends Topic>(topic: T, received: (message: Messages[T]) => void): void {
    const channel = channelOf(topic);
    const shape = shapes[topic];
    const listeners = this.#listeners.get(channel) ?? [];
    // Ignores unknown messages, which a process of another build might send.
    const understood = (data: unknown) => {
      const message = shape.safeParse(data);
      if (message.success) received(message.data);
    };
    this.#listeners.set(channel, [...listeners, understood]);
  }

  /** Passes an event of an internal channel to its listeners. */
  dispatch(channel: string, data: unknown): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(data);
  }
}
