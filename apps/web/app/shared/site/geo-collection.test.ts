import { describe, expect, it } from 'vitest';
import { geoCollection } from './geo-collection.ts';

const collections = ['pokies', 'pokies-ca', 'live'].map(id => ({ id, title: id, games_count: 1 }));

describe('the collection for a category', () => {
  it("a category's collection is the country's own variant if there is one [VALID-059]", () => {
    expect(geoCollection(collections, 'pokies', 'CA')?.id).toBe('pokies-ca');
    expect(geoCollection(collections, 'pokies', 'DE')?.id).toBe('pokies');
    expect(geoCollection(collections, 'live', 'CA')?.id).toBe('live');
    expect(geoCollection(collections, 'nothing', 'CA')).toBeNull();
  });
});
