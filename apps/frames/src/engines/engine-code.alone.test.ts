import { expect, it, vi } from 'vitest';
import { getEngineCode } from './engine-code.ts';

const got: string[] = vi.hoisted(() => []);
vi.mock('./slot/slot-game.tsx', () => {
  got.push('slot');
  return { SlotGame: null };
});
vi.mock('./crash/crash-game.tsx', () => {
  got.push('crash');
  throw new Error('it does not come');
});
vi.mock('./roulette/roulette-game.tsx', () => {
  got.push('roulette');
  return { RouletteGame: null };
});

it('loads only the code for the engine named in the address', async () => {
  getEngineCode('slot');
  await expect.poll(() => got).toEqual(['slot']);
});

it('loads no engine code for an address without an engine or with an unknown one', async () => {
  const before = [...got];
  for (const name of [null, '', 'poker', 'toString', '__proto__', 'constructor']) getEngineCode(name);
  await vi.dynamicImportSettled();
  expect(got).toEqual(before);
});

it('does not report a failure to preload engine code', async () => {
  const told = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', told);
  getEngineCode('crash');
  await vi.dynamicImportSettled();
  await new Promise(setImmediate);
  process.off('unhandledRejection', told);
  expect(told).not.toHaveBeenCalled();
});
