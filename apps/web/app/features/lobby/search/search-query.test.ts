import { describe, expect, it } from 'vitest';
import { missing, searchable } from './search-query.ts';

describe('search text', () => {
  it('starts a search with more than two characters, excluding leading and trailing spaces [VALID-054, CONST-009]', () => {
    expect(searchable('  ab ')).toBeNull();
    expect(searchable(' abc ')).toBe('abc');
    expect(searchable('')).toBeNull();
  });

  it('returns how many more characters a search needs', () => {
    expect(missing('a')).toBe(2);
    expect(missing('ab ')).toBe(1);
    expect(missing('abcd')).toBe(0);
  });

  it('cuts the search text to the length that the platform accepts', () => {
    expect(searchable('x'.repeat(200))).toHaveLength(64);
  });
});
