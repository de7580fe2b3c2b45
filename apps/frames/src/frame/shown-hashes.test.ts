import { expect, it } from 'vitest';
import type { Memory } from './memory.ts';
import { shownHashes } from './shown-hashes.ts';

function memory(): Memory {
  const held = new Map<string, string>();
  return {
    read: (name, shape) => shape(JSON.parse(held.get(name) ?? 'null') as unknown),
    keep: (name, value) => void held.set(name, JSON.stringify(value)),
  };
}

const start = { storage_key: 'one', identifier: 'moon-koi' } as const;
const pair = (number: number, server_seed_hash: string) => ({ number, server_seed_hash, server_seed: null });

it('the hash that was shown first stays, whatever the platform says later [C33]', () => {
  const kept = memory();
  shownHashes(start, kept).see(pair(1, 'aa'));
  // Also where it says so more often than hashes are kept.
  for (let times = 0; times < 201; times += 1) shownHashes(start, kept).see(pair(1, 'bb'));
  expect(shownHashes(start, kept).of(1)).toBe('aa');
  expect(shownHashes(start, kept).of(2)).toBeNull();
  expect(shownHashes({ ...start, identifier: 'rocket-x' }, kept).of(1)).toBeNull();
});

it('a hash that comes with its seed was not shown before, so it is not kept', () => {
  const hashes = shownHashes(start, memory());
  hashes.see({ ...pair(1, 'aa'), server_seed: '00' });
  expect(hashes.of(1)).toBeNull();
});

it('keeps the latest two hundred and survives nonsense', () => {
  const kept = memory();
  kept.keep('hashes:moon-koi', [['1', 2], 5]);
  const hashes = shownHashes(start, kept);
  for (let number = 1; number <= 201; number += 1) hashes.see(pair(number, `hash ${number}`));
  expect(hashes.of(1)).toBeNull();
  expect(hashes.of(2)).toBe('hash 2');
  expect(hashes.of(201)).toBe('hash 201');
});
