import { expect, it } from 'vitest';
import { isConsoleAmount } from './money.ts';

it.each([
  ['EUR', 1_000_000_000, true],
  ['EUR', 1_000_000_001, false],
  ['EUR', -1_000_000_001, false],
  ['JPY', 1_000_000_000, true],
  ['ETH', '10000000000000000000000000', true],
  ['ETH', '10000000000000000000000001', false],
] as const)('the console may book %s %s at once: %s', (currency, amount_cents, allowed) => {
  expect(isConsoleAmount({ currency, amount_cents })).toBe(allowed);
});
