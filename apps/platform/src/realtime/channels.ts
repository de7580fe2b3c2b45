/**
 * An event as sent to browsers. `offset` is its position in the platform's event log; positions increase, but not
 * consecutively within a channel.
 */
export interface Publication {
  readonly data: unknown;
  readonly offset: number;
}

interface Channel<Subscriber> {
  readonly subscribers: Set<Subscriber>;
  history: (Publication & { readonly atMs: number })[];
  /** The history contains every event after this position. */
  floor: number;
}

/** A reader's position when its socket dropped. Positions are the same in all processes. */
export interface Position {
  readonly offset: number;
  readonly epoch: string;
}

/** How many events are stored per channel for readers that reconnect, and for how many milliseconds. */
export const historySize = 100;
export const historyLifeMs = 5 * 60 * 1000;

/**
 * This process's channels, with their subscribers and recent events, so that a reader loses nothing when its socket
 * drops [B7].
 */
export class Channels<Subscriber> {
  readonly #channels = new Map<string, Channel<Subscriber>>();
  readonly #nowMs: () => number;
  #end: Position = { offset: 0, epoch: '' };
  /** The floor of channels that are not open yet. Their history contains every event after this position. */
  #floor = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** The position up to which this process has read. */
  get end(): Position {
    return this.#end;
  }

  /** Starts at a position. This process does not know earlier events. */
  begin(at: Position): void {
    this.#end = at;
    this.#floor = at.offset;
    for (const channel of this.#channels.values()) {
      channel.history = [];
      channel.floor = at.offset;
    }
  }

  /** Records that the process has read up to this position, on any channel. */
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

  /** Drops the channel if nothing of it is left, so that names alone never fill the memory. */
  unsubscribe(name: string, subscriber: Subscriber): void {
    const channel = this.#channels.get(name);
    if (channel === undefined) return;
    channel.subscribers.delete(subscriber);
    this.#dropIfEmpty(name, channel);
  }

  /** The number of channels that have subscribers or recent events. */
  get size(): number {
    return this.#channels.size;
  }

  subscribers(name: string): ReadonlySet<Subscriber> {
    return this.#channels.get(name)?.subscribers ?? new Set();
  }

  /** Returns the events since a position, or `null` if some might be missing, so that the reader must refetch. */
  since(name: string, from: Position): Publication[] | null {
    const channel = this.#channels.get(name);
    if (channel !== undefined) this.#forgetOld(channel);
    const { epoch, offset: end } = this.#end;
    const { floor, history } = channel ?? { floor: this.#floor, history: [] };
    if (from.epoch !== epoch || from.offset > end || from.offset < floor) return null;
    return history.filter(({ offset }) => offset > from.offset).map(({ data, offset }) => ({ data, offset }));
  }

  /** Drops channels without subscribers and without history to recover. */
  sweep(): void {
    for (const [name, channel] of this.#channels) {
      this.#forgetOld(channel);
      this.#dropIfEmpty(name, channel);
    }
  }

  #dropIfEmpty(name: string, channel: Channel<Subscriber>): void {
    if (channel.subscribers.size > 0 || channel.history.length > 0) return;
    this.#floor = Math.max(this.#floor, channel.floor);
    this.#channels.delete(name);
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

/** Reduces a channel's history to `kept`, which contains its newest events. */
function forget<Subscriber>(channel: Channel<Subscriber>, kept: Channel<Subscriber>['history']): void {
  const gone = channel.history[channel.history.length - kept.length - 1];
  if (gone !== undefined) channel.floor = gone.offset;
  channel.history = kept;
}
