import { describe, expect, it } from 'vitest';
import { geoCollection } from './geo-collection.ts';

const collections = ['pokies', 'pokies-ca', 'live'].map(id => ({ id, title: id, games_count: 1 }));

describe('a category', () => {
  it('is the country’s own collection where there is one [VALID-059]', () => {
    expect(geoCollection(collections, 'pokies', 'CA')?.id).toBe('pokies-ca');
    expect(geoCollection(collections, 'pokies', 'DE')?.id).toBe('pokies');
    expect(geoCollection(collections, 'live', 'CA')?.id).toBe('live');
    expect(geoCollection(collections, 'nothing', 'CA')).toBeNull();
  });
});
