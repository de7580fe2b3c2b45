import { describe, expect, it } from 'vitest';
import { readWays } from './lines-text.ts';

describe('readWays', () => {
  it.each([
    ['20 lines', { kind: 'lineCount', count: 20 }],
    ['1,024 ways', { kind: 'ways', count: 1024 }],
    ['up to 117,649 ways', { kind: 'upToWays', count: 117_649 }],
    ['clusters', { kind: 'clusters' }],
    ['pay anywhere', { kind: 'anywhere' }],
    ['something new', null],
  ])('parses the ways to win in "%s"', (text, expected) => {
    expect(readWays(text)).toEqual(expected);
  });
});
