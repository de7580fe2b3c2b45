/** The work took longer than allowed. */
export class TimedOut extends Error {
  constructor(ms: number) {
    super(`took longer than ${ms} ms`);
    this.name = 'TimedOut';
  }
}

/**
 * Runs work for at most `ms` milliseconds, then rejects with `TimedOut`. The signal tells the work that nobody is
 * waiting for it any more. Work that ignores the signal continues, but its result is dropped.
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
