/** Caches a function's result for each key. Use it only for pure functions with few different keys. */
export const remembered = <T>(work: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return key => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};
