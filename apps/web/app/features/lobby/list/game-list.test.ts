import { describe, expect, it } from 'vitest';
import { readPage, readSort } from './game-list.ts';

describe('a list of games', () => {
  it.each([
    [undefined, 1],
    [null, 1],
    ['1', 1],
    ['27', 27],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
    ['', null],
    ['99999', null],
  ])('reads the page %s as %s', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it('falls back to popular for an order it does not know', () => {
    expect(readSort(new URL('https://liftoff.example/pokies/all?sort=title'))).toBe('title');
    expect(readSort(new URL('https://liftoff.example/pokies/all?sort=evil'))).toBe('popular');
  });
});
