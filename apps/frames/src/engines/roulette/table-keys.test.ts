import { expect, it } from 'vitest';
import { spots } from './spots.ts';
import { nextSpot } from './table-keys.ts';

/** The number field as laid out on the wide table, with cells of 68 by 54. */
const places = spots.flatMap(({ id, at }) => (at ? [{ id, x: at.u * 68, y: at.v * 54 }] : []));

it('arrow keys move alternately between edges and cells', () => {
  expect(nextSpot(places, 'straight:8', 'ArrowRight')).toBe('split:8-11');
  expect(nextSpot(places, 'split:8-11', 'ArrowRight')).toBe('straight:11');
  expect(nextSpot(places, 'straight:8', 'ArrowDown')).toBe('split:7-8');
  expect(nextSpot(places, 'split:8-11', 'ArrowDown')).toBe('corner:7');
  expect(nextSpot(places, 'straight:1', 'ArrowLeft')).toBe('split:0-1');
});

it('arrow keys alone reach every inside bet', () => {
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

it('keyboard focus stays in place at the border, and other keys are ignored', () => {
  expect(nextSpot(places, 'straight:0', 'ArrowLeft')).toBeNull();
  expect(nextSpot(places, 'straight:8', 'Home')).toBeNull();
});
