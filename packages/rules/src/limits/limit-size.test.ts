import { expect, it } from 'vitest';
import { checkLimitSize } from './limit-size.ts';

const most = 'VALIDATION.COMMON.MAX_VALUE';

it.each([
  ['EUR', 0n, null],
  ['EUR', 100_000_000_000_000n, null],
  ['EUR', 100_000_000_000_001n, most],
  ['JPY', 1_000_000_000_000n, null],
  ['JPY', 1_000_000_000_001n, most],
  ['ETH', 10n ** 30n, null],
  ['ETH', 10n ** 30n + 1n, most],
] as const)('checks a limit in %s of %d minor units and returns %s', (currency, amount, verdict) => {
  expect(checkLimitSize(amount, currency)).toBe(verdict);
});
