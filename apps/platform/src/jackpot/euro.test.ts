import { enabledCurrencies } from '@liftoff/contract/core/money';
import { subunitsToUnit } from '@liftoff/rules/money/money';
import { describe, expect, it } from 'vitest';
import { euroMicros, fromEuroCents, microsPerCent } from './euro.ts';

describe('conversion to and from EUR', () => {
  it('converts a euro to a hundred cents', () => {
    expect(euroMicros(100n, 'EUR')).toBe(100n * microsPerCent);
    expect(fromEuroCents(12_345n, 'EUR')).toBe(12_345n);
  });

  it('currency conversion is exact for units of any size: satoshi, wei and yen [A25]', () => {
    expect(euroMicros(1n, 'BTC')).toBe(84_250n);
    expect(euroMicros(10n ** 18n, 'ETH')).toBe(291_000n * microsPerCent);
    expect(euroMicros(1n, 'JPY')).toBe(612_000n);
  });

  it.each(enabledCurrencies)('converting from EUR to %s and back loses no more than a cent', currency => {
    const back = euroMicros(fromEuroCents(1_000_000n, currency), currency) / microsPerCent;
    expect(1_000_000n - back).toBeLessThanOrEqual(1n);
    expect(euroMicros(subunitsToUnit(currency), currency)).toBeGreaterThan(0n);
  });
});
