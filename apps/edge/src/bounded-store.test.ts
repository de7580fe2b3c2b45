import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundedStore } from './bounded-store.ts';

it('never holds more than its bounds, and gives back what was put in last', () => {
  const step = fc.record({
    act: fc.constantFrom('set', 'get', 'delete'),
    key: fc.nat({ max: 30 }).map(String),
    bytes: fc.nat({ max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), steps => {
      const store = new BoundedStore<number>({ maxEntries: 12, maxBytes: 100 });
      const last = new Map<string, number>();
      for (const [index, { act, key, bytes }] of steps.entries()) {
        if (act === 'set') {
          store.set(key, index, bytes);
          last.set(key, index);
        } else if (act === 'delete') {
          store.delete(key);
          last.delete(key);
        } else {
          const read = store.get(key);
          if (read !== undefined) expect(read).toBe(last.get(key));
        }
        expect(store.size).toBeLessThanOrEqual(12);
        expect(store.bytes).toBeLessThanOrEqual(100);
        expect(store.bytes).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('keeps what is asked for again through a flood of keys that are asked for once', () => {
  const store = new BoundedStore<string>({ maxEntries: 100, maxBytes: 1_000_000 });
  for (const key of ['/', '/pokies/all']) {
    store.set(key, key, 1000);
    store.get(key);
  }
  for (let n = 0; n < 10_000; n++) store.set(`/?q=${n}`, 'flood', 1000);
  expect([store.get('/'), store.get('/pokies/all')]).toEqual(['/', '/pokies/all']);
  expect(store.size).toBeLessThanOrEqual(100);
});

it('does not keep what is larger than its bounds', () => {
  const store = new BoundedStore<string>({ maxEntries: 100, maxBytes: 1000 });
  store.set('small', 'small', 100);
  store.set('large', 'large', 900);
  expect([store.get('small'), store.get('large')]).toEqual(['small', undefined]);
});
