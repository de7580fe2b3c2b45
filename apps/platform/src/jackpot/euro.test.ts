import { enabledCurrencies } from '@liftoff/contract/core/money';
import { subunitsToUnit } from '@liftoff/rules/money/money';
import { describe, expect, it } from 'vitest';
import { euroMicros, fromEuroCents, microsPerCent } from './euro.ts';

describe('worth in EUR', () => {
  it('a euro is a hundred cents', () => {
    expect(euroMicros(100n, 'EUR')).toBe(100n * microsPerCent);
    expect(fromEuroCents(12_345n, 'EUR')).toBe(12_345n);
  });

  it('small coins of any size are exact: 1 satoshi, 1 wei, 1 yen [A25]', () => {
    expect(euroMicros(1n, 'BTC')).toBe(84_250n);
    expect(euroMicros(10n ** 18n, 'ETH')).toBe(291_000n * microsPerCent);
    expect(euroMicros(1n, 'JPY')).toBe(612_000n);
  });

  it.each(enabledCurrencies)('%s there and back loses less than a cent', currency => {
    const back = euroMicros(fromEuroCents(1_000_000n, currency), currency) / microsPerCent;
    expect(1_000_000n - back).toBeLessThanOrEqual(1n);
    expect(euroMicros(subunitsToUnit(currency), currency)).toBeGreaterThan(0n);
  });
});
