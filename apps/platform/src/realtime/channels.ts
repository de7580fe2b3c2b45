/** One event as it travels. `offset` counts from 1 within the channel's epoch. */
export interface Publication {
  readonly data: unknown;
  readonly offset: number;
}

interface Channel<Subscriber> {
  readonly epoch: string;
  readonly subscribers: Set<Subscriber>;
  offset: number;
  history: (Publication & { readonly atMs: number })[];
}

/** Where a reader stood when its socket dropped. */
export interface Position {
  readonly offset: number;
  readonly epoch: string;
}

/** How much is kept for those who come back. */
export const historySize = 100;
export const historyLifeMs = 5 * 60 * 1000;

/** The channels of the process: who listens, and what was said lately, so that a dropped socket misses nothing [B7]. */
export class Channels<Subscriber> {
  readonly #channels = new Map<string, Channel<Subscriber>>();
  readonly #newEpoch: () => string;
  readonly #nowMs: () => number;

  constructor(newEpoch: () => string, nowMs: () => number) {
    this.#newEpoch = newEpoch;
    this.#nowMs = nowMs;
  }

  publish(name: string, data: unknown): Position {
    const channel = this.#open(name);
    channel.offset += 1;
    channel.history.push({ data, offset: channel.offset, atMs: this.#nowMs() });
    if (channel.history.length > historySize) channel.history.shift();
    return { offset: channel.offset, epoch: channel.epoch };
  }

  subscribe(name: string, subscriber: Subscriber): Position {
    const channel = this.#open(name);
    channel.subscribers.add(subscriber);
    return { offset: channel.offset, epoch: channel.epoch };
  }

  unsubscribe(name: string, subscriber: Subscriber): void {
    this.#channels.get(name)?.subscribers.delete(subscriber);
  }

  subscribers(name: string): ReadonlySet<Subscriber> {
    return this.#channels.get(name)?.subscribers ?? new Set();
  }

  /** What was said since a position; null where some of it is gone or the channel began anew: then the reader refetches. */
  since(name: string, from: Position): Publication[] | null {
    const channel = this.#open(name);
    this.#forgetOld(channel);
    const oldest = channel.history[0]?.offset ?? channel.offset + 1;
    const known = from.epoch === channel.epoch && from.offset <= channel.offset && from.offset >= oldest - 1;
    if (!known) return null;
    return channel.history.filter(({ offset }) => offset > from.offset).map(({ data, offset }) => ({ data, offset }));
  }

  /** Drops channels nobody listens to and nobody could come back to. */
  sweep(): void {
    for (const [name, channel] of this.#channels) {
      this.#forgetOld(channel);
      if (channel.subscribers.size === 0 && channel.history.length === 0) this.#channels.delete(name);
    }
  }

  #open(name: string): Channel<Subscriber> {
    const known = this.#channels.get(name);
    if (known !== undefined) return known;
    const fresh: Channel<Subscriber> = { epoch: this.#newEpoch(), subscribers: new Set(), offset: 0, history: [] };
    this.#channels.set(name, fresh);
    return fresh;
  }

  #forgetOld(channel: Channel<Subscriber>): void {
    const oldestMs = this.#nowMs() - historyLifeMs;
    channel.history = channel.history.filter(({ atMs }) => atMs >= oldestMs);
  }
}
