import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('of a thousand bytes and eight entries', () => {
  const store = () => new BoundedStore<string>({ maxEntries: 8, maxBytes: 1000 });
  /** Puts something in and asks for it, so that it has settled. */
  const settle = (of: BoundedStore<string>, key: string, bytes: number): void => {
    of.set(key, key, bytes);
    of.get(key);
  };
  const keptOf = (of: BoundedStore<string>, keys: readonly string[]) => keys.filter(key => of.peek(key) !== undefined);

  it('a quarter is for newcomers, to the byte and to the entry, and the oldest go first', () => {
    const bytes = store();
    bytes.set('a', 'a', 250);
    expect(keptOf(bytes, ['a'])).toEqual(['a']);
    bytes.set('b', 'b', 1);
    expect([keptOf(bytes, ['a', 'b']), bytes.bytes]).toEqual([['b'], 1]);
    bytes.set('c', 'c', 251);
    expect(keptOf(bytes, ['b', 'c'])).toEqual(['b']);
    const entries = store();
    for (const key of ['a', 'b', 'c']) entries.set(key, key, 1);
    expect(keptOf(entries, ['a', 'b', 'c'])).toEqual(['b', 'c']);
  });

  it('three quarters are for what was asked for again, and what was not read for longest goes', () => {
    const bytes = store();
    for (const key of ['a', 'b', 'c']) settle(bytes, key, 250);
    expect([keptOf(bytes, ['a', 'b', 'c']), bytes.bytes]).toEqual([['a', 'b', 'c'], 750]);
    bytes.get('a');
    settle(bytes, 'd', 1);
    expect([keptOf(bytes, ['a', 'b', 'c', 'd']), bytes.bytes]).toEqual([['a', 'c', 'd'], 501]);
    const entries = store();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) settle(entries, key, 1);
    expect(keptOf(entries, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('a value that replaces one which has settled stays settled, and counts once', () => {
    const kept = store();
    settle(kept, 'a', 200);
    settle(kept, 'b', 200);
    kept.set('a', 'anew', 250);
    expect([kept.peek('a'), kept.size, kept.bytes]).toEqual(['anew', 2, 450]);
    for (const key of ['x', 'y', 'z']) kept.set(key, key, 200);
    expect(keptOf(kept, ['a', 'b', 'x', 'y', 'z'])).toEqual(['a', 'b', 'z']);
    settle(kept, 'c', 250);
    kept.set('a', 'again', 250);
    expect([keptOf(kept, ['a', 'b', 'c']), kept.peek('a')]).toEqual([['a', 'b', 'c'], 'again']);
    kept.set('b', 'grown', 250);
    expect(kept.bytes).toBe(750);
    kept.set('b', 'too large', 251);
    expect([kept.peek('b'), kept.bytes]).toEqual([undefined, 500]);
    settle(kept, 'd', 100);
    kept.set('d', 'grown', 250);
    settle(kept, 'e', 1);
    kept.set('e', 'grown', 2);
    expect([keptOf(kept, ['c', 'a', 'd', 'e']), kept.bytes]).toEqual([['a', 'd', 'e'], 502]);
    settle(kept, 'f', 1);
    kept.set('e', 'grown again', 250);
    expect([keptOf(kept, ['a', 'd', 'e', 'f']), kept.bytes]).toEqual([['d', 'e', 'f'], 501]);
  });
});
