import { networkOf } from './rate-limiter.ts';

/** Maximum numbers of concurrent and queued renders. An edge renders on one core, so more would slow all of them. */
export interface RenderBounds {
  readonly running: number;
  /** How many of the running renders may be guests', so that a crowd of guests never shuts players out [B23]. */
  readonly guests: number;
  readonly runningPerAddress: number;
  readonly waiting: number;
  readonly waitingPerAddress: number;
  /** How long a render may wait to begin, in milliseconds. */
  readonly waitMs: number;
}

export const renderBounds: RenderBounds = {
  running: 24,
  guests: 18,
  runningPerAddress: 4,
  waiting: 200,
  waitingPerAddress: 16,
  waitMs: 5_000,
};

/** Too many pages are being rendered, for this visitor or for everyone. Nothing was done. */
export class RendersBusy extends Error {
  constructor() {
    super('too many pages are being rendered');
    this.name = 'RendersBusy';
  }
}

interface Waiting {
  readonly network: string;
  readonly isPlayer: boolean;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Bounds the renders in progress. The others wait in line: players before guests, and within each group the address
 * with the fewest renders in progress first, so that one address cannot hold up the rest. When the line is full, a
 * guest is refused before a player.
 */
export class RenderGate {
  readonly #bounds: RenderBounds;
  readonly #perAddress: number;
  readonly #waitingPerAddress: number;
  readonly #byAddress = new Map<string, number>();
  #running = 0;
  #guests = 0;
  #line: Waiting[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  /** `factor` multiplies the bounds per address, because all requests in a test run come from one address. */
  constructor(factor = 1, bounds: RenderBounds = renderBounds) {
    this.#bounds = bounds;
    this.#perAddress = bounds.runningPerAddress * factor;
    this.#waitingPerAddress = bounds.waitingPerAddress * factor;
  }

  /** Runs `render` as soon as there is room. Rejects with `RendersBusy` if there is none in time. */
  async run<T>(address: string, isPlayer: boolean, render: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    if (!this.#hasRoom(network, isPlayer)) await this.#wait(network, isPlayer);
    else this.#count(network, isPlayer, 1);
    try {
      await this.#nextTurn();
      return await render();
    } finally {
      this.#count(network, isPlayer, -1);
      this.#beginNext();
    }
  }

  /**
   * At most one render begins in each turn of the event loop. Rendered from cached data, a page never waits for input
   * or output, so a line of such renders would otherwise hold up every other response until the last one ends.
   */
  #nextTurn(): Promise<unknown> {
    this.#turn = this.#turn.then(() => new Promise(done => setImmediate(done)));
    return this.#turn;
  }

  #hasRoom(network: string, isPlayer: boolean): boolean {
    const { running, guests } = this.#bounds;
    const ofAddress = this.#byAddress.get(network) ?? 0;
    return this.#running < running && (isPlayer || this.#guests < guests) && ofAddress < this.#perAddress;
  }

  #count(network: string, isPlayer: boolean, by: 1 | -1): void {
    this.#running += by;
    if (!isPlayer) this.#guests += by;
    const ofAddress = (this.#byAddress.get(network) ?? 0) + by;
    if (ofAddress === 0) this.#byAddress.delete(network);
    else this.#byAddress.set(network, ofAddress);
  }

  /** Resolves once the render is counted as running. */
  #wait(network: string, isPlayer: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        this.#line = this.#line.filter(other => other !== waiting);
      };
      const waiting: Waiting = {
        network,
        isPlayer,
        begin: () => {
          leave();
          this.#count(network, isPlayer, 1);
          resolve();
        },
        refuse: () => {
          leave();
          reject(new RendersBusy());
        },
      };
      const timer = setTimeout(waiting.refuse, this.#bounds.waitMs);
      timer.unref();
      const ofAddress = this.#line.filter(other => other.network === network).length;
      const lastGuest = isPlayer ? this.#line.findLast(other => !other.isPlayer) : undefined;
      const isFull = this.#line.length >= this.#bounds.waiting;
      if (ofAddress >= this.#waitingPerAddress || (isFull && lastGuest === undefined)) return waiting.refuse();
      if (isFull) lastGuest?.refuse();
      this.#line.push(waiting);
    });
  }

  #beginNext(): void {
    const rank = ({ network, isPlayer }: Waiting): number =>
      (this.#byAddress.get(network) ?? 0) + (isPlayer ? 0 : this.#bounds.running);
    const able = this.#line.filter(({ network, isPlayer }) => this.#hasRoom(network, isPlayer));
    const [first] = able.toSorted((one, other) => rank(one) - rank(other));
    first?.begin();
  }
}
