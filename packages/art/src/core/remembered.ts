/** The same function, which works an answer out once for every key. Only for pure functions of few keys. */
export const remembered = <T>(work: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return key => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};
