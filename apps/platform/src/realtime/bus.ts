import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { emitAll } from './outbox.ts';

/** What the processes of the house tell each other, by topic. */
const topics = {
  /** Sockets of `session:{id}` or `player:{id}` close; `revocations` has the row. */
  revoked: z.object({ subject: z.string() }),
} as const;

type Topic = keyof typeof topics;
type Message<T extends Topic> = z.infer<(typeof topics)[T]>;

/** A channel of this name is the house's own: no socket joins it, no console publishes on it. */
const channelOf = (topic: string): string => `house!${topic}`;
export const isBusChannel = (channel: string): boolean => channel.startsWith(channelOf(''));

/**
 * Tells every process of the house, this one too, once the caller's transaction is committed. It travels with the
 * events of the outbox, in their order. What a process must know that starts later has to stand in the database.
 */
export async function tell<T extends Topic>(tx: Tx, topic: T, message: Message<T>): Promise<void> {
  await emitAll(tx, [{ channel: channelOf(topic), data: message }]);
}

/** Who in this process listens to what the processes tell each other. */
export class Bus {
  readonly #listeners = new Map<string, ((data: unknown) => void)[]>();

  /** A listener must not throw. */
  on<T extends Topic>(topic: T, heard: (message: Message<T>) => void): void {
    const channel = channelOf(topic);
    const schema = topics[topic];
    const listeners = this.#listeners.get(channel) ?? [];
    // A process of another build may say what this one does not know.
    const understood = (data: unknown) => {
      const message = schema.safeParse(data);
      if (message.success) heard(message.data);
    };
    this.#listeners.set(channel, [...listeners, understood]);
  }

  /** Passes on an event of a bus channel. */
  hear(channel: string, data: unknown): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(data);
  }
}
