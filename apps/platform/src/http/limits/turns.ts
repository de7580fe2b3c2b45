/**
 * Lets each key run a few calls at once and makes its further calls wait their turn, so that one player whose rows are
 * locked cannot hold every connection to the database.
 */
export class Turns {
  readonly #most: number;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs `work` when it is this key's turn, in the order of the calls. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? 0;
    if (running < this.#most) this.#running.set(key, running + 1);
    else await new Promise<void>(resolve => void this.#waitingOf(key).push(resolve));
    try {
      return await work();
    } finally {
      this.#next(key);
    }
  }

  #waitingOf(key: string): (() => void)[] {
    const known = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, known);
    return known;
  }

  /** Hands the turn to the next waiting call, or gives it back. */
  #next(key: string): void {
    const waiting = this.#waiting.get(key);
    const next = waiting?.shift();
    if (waiting?.length === 0) this.#waiting.delete(key);
    if (next !== undefined) return next();
    const running = (this.#running.get(key) ?? 1) - 1;
    if (running === 0) this.#running.delete(key);
    else this.#running.set(key, running);
  }
}
