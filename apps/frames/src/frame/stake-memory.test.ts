import { expect, it } from 'vitest';
import { memoryOf } from './memory.ts';
import { rememberAmount, rememberedAmount } from './stake-memory.ts';

function shelf(): Storage {
  const held = new Map<string, string>();
  return {
    length: 0,
    clear: () => held.clear(),
    key: () => null,
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key),
  };
}

const offered = [20n, 100n, 5000n];
const koi = { identifier: 'moon-koi', currency: 'EUR' };

it('remembers a stake per game, currency and player', () => {
  const storage = shelf();
  const mine = memoryOf({ storage_key: 'one' }, () => storage);
  rememberAmount(mine, 'stake', koi, 5000n);
  expect(rememberedAmount(mine, 'stake', koi, offered, 9000n)).toBe(5000n);
  expect(rememberedAmount(mine, 'stake', { ...koi, currency: 'CAD' }, offered, 9000n)).toBeNull();
  expect(rememberedAmount(mine, 'stake', { ...koi, identifier: 'rocket-x' }, offered, 9000n)).toBeNull();
  expect(rememberedAmount(mine, 'chip', koi, offered, 9000n)).toBeNull();
  const other = memoryOf({ storage_key: 'two' }, () => storage);
  expect(rememberedAmount(other, 'stake', koi, offered, 9000n)).toBeNull();
});

it('never restores a stake above the balance, one that the game does not offer, or an invalid amount', () => {
  const memory = memoryOf({ storage_key: 'one' }, shelf);
  const storage = shelf();
  const mine = memoryOf({ storage_key: 'one' }, () => storage);
  rememberAmount(mine, 'stake', koi, 5000n);
  expect(rememberedAmount(mine, 'stake', koi, offered, 4999n)).toBeNull();
  expect(rememberedAmount(mine, 'stake', koi, [20n], 9000n)).toBeNull();
  expect(rememberedAmount(memory, 'stake', koi, offered, 9000n)).toBeNull();
  for (const strange of [100, '-100', '1e3', '', null, { amount: 100 }]) {
    mine.keep('stake:moon-koi:EUR', strange);
    expect(rememberedAmount(mine, 'stake', koi, offered, 9000n)).toBeNull();
  }
});

it('restores no stake and continues if the storage is unavailable or contains malformed data', () => {
  const closed = memoryOf({ storage_key: 'one' }, () => {
    throw new Error('storage is closed');
  });
  rememberAmount(closed, 'stake', koi, 100n);
  expect(rememberedAmount(closed, 'stake', koi, offered, 9000n)).toBeNull();
  const nonsense = memoryOf({ storage_key: 'one' }, () => ({ ...shelf(), getItem: () => '{' }));
  expect(rememberedAmount(nonsense, 'stake', koi, offered, 9000n)).toBeNull();
});
