/** One event as it travels. `offset` is its position in the platform's event log: it grows, with gaps in a channel. */
export interface Publication {
  readonly data: unknown;
  readonly offset: number;
}

interface Channel<Subscriber> {
  readonly subscribers: Set<Subscriber>;
  history: (Publication & { readonly atMs: number })[];
  /** Of what was said after this position, nothing is missing in the history. */
  floor: number;
}

/** Where a reader stood when its socket dropped. Every process of the platform counts alike. */
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
  readonly #nowMs: () => number;
  #end: Position = { offset: 0, epoch: '' };
  /** Of what was said after this position, nothing is missing in channels that nobody has opened yet. */
  #floor = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Where this process has read to. */
  get end(): Position {
    return this.#end;
  }

  /** Nothing said until this position is known here. */
  begin(at: Position): void {
    this.#end = at;
    this.#floor = at.offset;
    for (const channel of this.#channels.values()) {
      channel.history = [];
      channel.floor = at.offset;
    }
  }

  /** The process has read to this position, whatever channel it was for. */
  moveTo(offset: number): void {
    this.#end = { ...this.#end, offset };
  }

  publish(name: string, { data, offset }: Publication, ageMs = 0): void {
    this.moveTo(offset);
    const channel = this.#open(name);
    channel.history.push({ data, offset, atMs: this.#nowMs() - ageMs });
    if (channel.history.length > historySize) forget(channel, channel.history.slice(-historySize));
  }

  subscribe(name: string, subscriber: Subscriber): Position {
    this.#open(name).subscribers.add(subscriber);
    return this.#end;
  }

  unsubscribe(name: string, subscriber: Subscriber): void {
    this.#channels.get(name)?.subscribers.delete(subscriber);
  }

  subscribers(name: string): ReadonlySet<Subscriber> {
    return this.#channels.get(name)?.subscribers ?? new Set();
  }

  /** What was said since a position; null where some of it may be gone: then the reader refetches. */
  since(name: string, from: Position): Publication[] | null {
    const channel = this.#open(name);
    this.#forgetOld(channel);
    const { epoch, offset: end } = this.#end;
    if (from.epoch !== epoch || from.offset > end || from.offset < channel.floor) return null;
    return channel.history.filter(({ offset }) => offset > from.offset).map(({ data, offset }) => ({ data, offset }));
  }

  /** Drops channels nobody listens to and nobody could come back to. */
  sweep(): void {
    for (const [name, channel] of this.#channels) {
      this.#forgetOld(channel);
      if (channel.subscribers.size > 0 || channel.history.length > 0) continue;
      this.#floor = Math.max(this.#floor, channel.floor);
      this.#channels.delete(name);
    }
  }

  #open(name: string): Channel<Subscriber> {
    const known = this.#channels.get(name);
    if (known !== undefined) return known;
    const fresh: Channel<Subscriber> = { subscribers: new Set(), history: [], floor: this.#floor };
    this.#channels.set(name, fresh);
    return fresh;
  }

  #forgetOld(channel: Channel<Subscriber>): void {
    const oldestMs = this.#nowMs() - historyLifeMs;
    forget(
      channel,
      channel.history.filter(({ atMs }) => atMs >= oldestMs),
    );
  }
}

/** Leaves only `kept`, the newest of a channel's history. */
function forget<Subscriber>(channel: Channel<Subscriber>, kept: Channel<Subscriber>['history']): void {
  const gone = channel.history[channel.history.length - kept.length - 1];
  if (gone !== undefined) channel.floor = gone.offset;
  channel.history = kept;
}
