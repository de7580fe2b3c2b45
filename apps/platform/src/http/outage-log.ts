import type { Deps } from '../core/deps.ts';

/** Minimum time between two lines about an outage, during which every call fails in the same way. */
const everyMs = 60_000;

/** Logs calls that fail because the database is unavailable, once a minute with the number of such calls since. */
export class OutageLog {
  readonly #deps: Pick<Deps, 'now' | 'log'>;
  #nextMs = Number.NEGATIVE_INFINITY;
  #unlogged = 0;

  constructor(deps: Pick<Deps, 'now' | 'log'>) {
    this.#deps = deps;
  }

  note(error: unknown, about: Readonly<Record<string, unknown>>): void {
    const now = this.#deps.now().getTime();
    if (now < this.#nextMs) {
      this.#unlogged += 1;
      return;
    }
    this.#deps.log.error({ err: error, ...about, unlogged: this.#unlogged }, 'the database is unavailable');
    this.#nextMs = now + everyMs;
    this.#unlogged = 0;
  }
}
