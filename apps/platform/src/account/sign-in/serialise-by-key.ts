/**
 * Runs work with the same key one task at a time in this process, in call order. Different keys run concurrently. A
 * failure rejects only for the caller whose work failed.
 */
export function serialiseByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const run = (last.get(key) ?? Promise.resolve()).then(work);
    const over = run.catch(() => undefined);
    last.set(key, over);
    try {
      return await run;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}
