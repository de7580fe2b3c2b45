import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReached, leftOf, mayDeposit, mayStake, type LimitState } from './reached.ts';

const limit = (type: LimitState['type'], amount: bigint, current: bigint, currency = 'EUR'): LimitState => ({
  type,
  accounts: [{ currency, amount, current }],
});

describe('limits', () => {
  it.each([
    [100n, 99n, false],
    [100n, 100n, true],
    [100n, 101n, true],
    [100n, -100n, true],
    [100n, -99n, false],
    [0n, 0n, true],
  ])('amount %d with current value %d is reached: %s [STATE-049]', (amount, current, reached) => {
    expect(isReached(limit('loss', amount, current))).toBe(reached);
  });

  it('one reached currency is enough [STATE-049]', () => {
    const accounts = [
      { currency: 'EUR', amount: 100n, current: 5n },
      { currency: 'CAD', amount: 100n, current: 100n },
    ];
    expect(isReached({ type: 'wager', accounts })).toBe(true);
  });

  it('a cooling-off always counts as reached [STATE-050]', () => {
    expect(isReached({ type: 'coolingoff', accounts: [] })).toBe(true);
    expect(isReached({ type: 'session', accounts: [] })).toBe(false);
  });

  it('the lowest of overlapping limits binds [C4]', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 20n });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 5 }), amount, (windows, stake) => {
        const limits = windows.map(([most, used]) => limit('loss', most, used));
        const fits = windows.every(([most, used]) => used < most && stake <= most - used);
        expect(mayStake(limits, 'EUR', stake)).toBe(fits);
      }),
    );
  });

  it('a limit in another currency leaves this one open until it is reached', () => {
    expect(leftOf([limit('loss', 100n, 20n, 'CAD')], 'loss', 'EUR')).toBeNull();
    expect(mayStake([limit('loss', 100n, 20n, 'CAD')], 'EUR', 1_000n)).toBe(true);
    expect(mayStake([limit('loss', 100n, 100n, 'CAD')], 'EUR', 1n)).toBe(false);
  });

  it('a reached loss limit does not stop a deposit, a cooling-off does [C8]', () => {
    expect(mayDeposit([limit('loss', 100n, 100n)], 'EUR', 50n)).toBe(true);
    expect(mayDeposit([limit('coolingoff', 0n, 0n)], 'EUR', 50n)).toBe(false);
    expect(mayDeposit([limit('deposit', 100n, 80n)], 'EUR', 20n)).toBe(true);
    expect(mayDeposit([limit('deposit', 100n, 80n)], 'EUR', 21n)).toBe(false);
  });
});
