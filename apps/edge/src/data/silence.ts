import { TimedOut } from '../limits/deadline.ts';

/** Milliseconds without any response from the platform after which a waiting call is given up. */
export const silentMaxMs = 2_200;
/** The same for calls that begin while the platform is known to be silent. They only find out whether it is back. */
export const probeMaxMs = 400;
/**
 * How long the platform counts as silent, in milliseconds. After that a call waits for the full time again, because a
 * platform that needs longer than a probe would otherwise count as silent for ever.
 */
export const silentForMs = 5_000;

/**
 * Notices a platform that hangs, which accepts calls and answers none, so that a page does not wait for it [B12]. A
 * platform that is slow but answers other calls meanwhile is waited for.
 */
export class Silence {
  readonly #now: () => number;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #silentUntil = Number.NEGATIVE_INFINITY;

  /** `now` is a clock in milliseconds that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Records that the platform has answered, whatever the answer. */
  answered(): void {
    this.#answeredAt = this.#now();
    this.#silentUntil = Number.NEGATIVE_INFINITY;
  }

  /** Runs one call. Rejects with `TimedOut` and aborts the call if the platform turns out to be silent. */
  async wait<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const beganAt = this.#now();
    const isProbe = beganAt < this.#silentUntil;
    const maxMs = isProbe ? probeMaxMs : silentMaxMs;
    return new Promise<T>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const look = (): void => {
        const leftMs = maxMs - (this.#now() - Math.max(beganAt, this.#answeredAt));
        if (leftMs > 0) {
          timer = setTimeout(look, leftMs);
          return;
        }
        if (!isProbe) this.#silentUntil = this.#now() + silentForMs;
        const error = new TimedOut(maxMs);
        reject(error);
        abort.abort(error);
      };
      timer = setTimeout(look, maxMs);
      call(abort.signal)
        .then(
          answer => {
            this.answered();
            resolve(answer);
          },
          (error: unknown) => reject(error),
        )
        .finally(() => clearTimeout(timer));
    });
  }
}
