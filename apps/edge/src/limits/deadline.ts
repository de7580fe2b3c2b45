/** Work took longer than it may. */
export class TimedOut extends Error {
  constructor(ms: number) {
    super(`took longer than ${ms} ms`);
    this.name = 'TimedOut';
  }
}

/**
 * Does a piece of work within `ms` milliseconds, or rejects with `TimedOut`. The signal tells the work that nobody waits
 * for it any more; work that does not listen to it is left behind.
 */
export function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new TimedOut(ms);
      reject(error);
      abort.abort(error);
    }, ms);
    timer.unref();
    work(abort.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
