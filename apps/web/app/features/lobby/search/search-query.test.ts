import { describe, expect, it } from 'vitest';
import { missing, searchable } from './search-query.ts';

describe('a search', () => {
  it('starts above two characters, spaces at the ends not counted [VALID-054, CONST-009]', () => {
    expect(searchable('  ab ')).toBeNull();
    expect(searchable(' abc ')).toBe('abc');
    expect(searchable('')).toBeNull();
  });

  it('says how many characters are missing', () => {
    expect(missing('a')).toBe(2);
    expect(missing('ab ')).toBe(1);
    expect(missing('abcd')).toBe(0);
  });

  it('is never longer than the platform takes', () => {
    expect(searchable('x'.repeat(200))).toHaveLength(64);
  });
});
