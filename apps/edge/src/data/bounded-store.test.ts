import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedStore } from './bounded-store.ts';

it('a bounded store never exceeds its bounds, and returns the value stored last', () => {
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

it('a bounded store keeps entries that are read repeatedly, even through a flood of keys that are requested once', () => {
  const store = new BoundedStore<string>({ maxEntries: 100, maxBytes: 1_000_000 });
  for (const key of ['/', '/pokies/all']) {
    store.set(key, key, 1000);
    store.get(key);
  }
  for (let n = 0; n < 10_000; n++) store.set(`/?q=${n}`, 'flood', 1000);
  expect([store.get('/'), store.get('/pokies/all')]).toEqual(['/', '/pokies/all']);
  expect(store.size).toBeLessThanOrEqual(100);
});

it('a bounded store does not store a value larger than its bounds allow', () => {
  const store = new BoundedStore<string>({ maxEntries: 100, maxBytes: 1000 });
  store.set('small', 'small', 100);
  store.set('large', 'large', 900);
  expect([store.get('small'), store.get('large')]).toEqual(['small', undefined]);
});

describe('a bounded store of a thousand bytes and eight entries', () => {
  const store = () => new BoundedStore<string>({ maxEntries: 8, maxBytes: 1000 });
  /** Stores a value and reads it, so that it counts as settled. */
  const settle = (of: BoundedStore<string>, key: string, bytes: number): void => {
    of.set(key, key, bytes);
    of.get(key);
  };
  const keptOf = (of: BoundedStore<string>, keys: readonly string[]) => keys.filter(key => of.peek(key) !== undefined);

  it('a bounded store reserves a quarter of its bytes and entries for newcomers, and evicts the oldest newcomer first', () => {
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

  it('a bounded store reserves three quarters for entries that were read again, and evicts the least recently read first', () => {
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

  it("a bounded store keeps an entry's settled status when its value is replaced, and counts the entry once", () => {
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
