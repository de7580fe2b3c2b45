/**
 * Looks up a name. Throws if it is missing, because names come from data and a wrong name is a mistake in the data.
 */
export const lookup = <T>(shelf: Readonly<Record<string, T>>, name: string, what: string): T => {
  const found = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  if (found === undefined) throw new Error(`There is no ${what} called "${name}"`);
  return found;
};

/** Returns the item at an index; throws if there is none. */
export const nth = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no item ${index} in a list of ${list.length}`);
  return found;
};
