import { expect, it } from 'vitest';
import { spots } from './spots.ts';
import { nextSpot } from './table-keys.ts';

/** The field of numbers as the wide table lays it: 68 by 54 a cell. */
const places = spots.flatMap(({ id, at }) => (at ? [{ id, x: at.u * 68, y: at.v * 54 }] : []));

it('walks over edges and cells by turns', () => {
  expect(nextSpot(places, 'straight:8', 'ArrowRight')).toBe('split:8-11');
  expect(nextSpot(places, 'split:8-11', 'ArrowRight')).toBe('straight:11');
  expect(nextSpot(places, 'straight:8', 'ArrowDown')).toBe('split:7-8');
  expect(nextSpot(places, 'split:8-11', 'ArrowDown')).toBe('corner:7');
  expect(nextSpot(places, 'straight:1', 'ArrowLeft')).toBe('split:0-1');
});

it('reaches every inside bet with the arrows alone', () => {
  const seen = new Set(['straight:17']);
  const open = ['straight:17'];
  for (let here = open.pop(); here; here = open.pop()) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = nextSpot(places, here, key);
      if (next && !seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  expect(places.map(({ id }) => id).filter(id => !seen.has(id))).toEqual([]);
});

it('stays at the rim and knows no other key', () => {
  expect(nextSpot(places, 'straight:0', 'ArrowLeft')).toBeNull();
  expect(nextSpot(places, 'straight:8', 'Home')).toBeNull();
});
