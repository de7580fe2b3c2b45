import { describe, expect, it } from 'vitest';
import { readPage, readSort } from './game-list.ts';

describe('parameters of a game list', () => {
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
  ])('reads the page number "%s" as %s', (text, page) => {
    expect(readPage(text)).toBe(page);
  });

  it('falls back to popular if the sort order is unknown', () => {
    expect(readSort(new URL('https://liftoff.example/pokies/all?sort=title'))).toBe('title');
    expect(readSort(new URL('https://liftoff.example/pokies/all?sort=evil'))).toBe('popular');
  });
});
