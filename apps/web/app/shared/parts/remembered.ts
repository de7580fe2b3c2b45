/**
 * A function that remembers what it made of each value for as long as the value is there. For values that are the same
 * objects for many pages and that nobody changes: answers that the edge keeps, and what follows from them.
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
