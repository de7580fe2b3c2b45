/**
 * Runs what concerns one key one after another in this process, in the order of asking; other keys go on beside it.
 * A failure is its own caller's alone.
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
