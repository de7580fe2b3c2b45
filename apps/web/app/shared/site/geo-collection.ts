import type { Collection } from '@liftoff/contract/lobby/lobby';

/** VALID-059: `{category}-{country}` takes the place of a category where the platform lists it. */
export function geoCollection(collections: readonly Collection[], id: string, country: string): Collection | null {
  const named = (name: string) => collections.find(collection => collection.id === name);
  return named(`${id}-${country.toLowerCase()}`) ?? named(id) ?? null;
}
