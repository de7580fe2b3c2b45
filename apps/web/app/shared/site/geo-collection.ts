import type { Collection } from '@liftoff/contract/lobby/lobby';

/**
 * Finds the collection for a category. If the platform lists `{category}-{country}`, that collection replaces the
 * category [VALID-059].
 */
export function geoCollection(collections: readonly Collection[], id: string, country: string): Collection | null {
  const named = (name: string) => collections.find(collection => collection.id === name);
  return named(`${id}-${country.toLowerCase()}`) ?? named(id) ?? null;
}
