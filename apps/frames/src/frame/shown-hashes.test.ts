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

it('keeps the first hash shown, whatever the platform sends later [C33]', () => {
  const kept = memory();
  shownHashes(start, kept).see(pair(1, 'aa'));
  // Even if it is sent more often than the number of hashes kept.
  for (let times = 0; times < 201; times += 1) shownHashes(start, kept).see(pair(1, 'bb'));
  expect(shownHashes(start, kept).of(1)).toBe('aa');
  expect(shownHashes(start, kept).of(2)).toBeNull();
  expect(shownHashes({ ...start, identifier: 'rocket-x' }, kept).of(1)).toBeNull();
});

it('does not store a hash that arrives together with its seed, because it was not shown earlier', () => {
  const hashes = shownHashes(start, memory());
  hashes.see({ ...pair(1, 'aa'), server_seed: '00' });
  expect(hashes.of(1)).toBeNull();
});

it('keeps the latest two hundred hashes and tolerates malformed stored data', () => {
  const kept = memory();
  kept.keep('hashes:moon-koi', [['1', 2], 5]);
  const hashes = shownHashes(start, kept);
  for (let number = 1; number <= 201; number += 1) hashes.see(pair(number, `hash ${number}`));
  expect(hashes.of(1)).toBeNull();
  expect(hashes.of(2)).toBe('hash 2');
  expect(hashes.of(201)).toBe('hash 201');
});
