/**
 * Caches the result of `make` for each object, for as long as that object exists. Use it for immutable objects shared
 * by many pages: responses cached by the edge, and data derived from them.
 */
export function remembered<Value extends object, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const known = new WeakMap<Value, { made: Made }>();
  return value => {
    const before = known.get(value);
    if (before) return before.made;
    const made = make(value);
    known.set(value, { made });
    return made;
  };
}
