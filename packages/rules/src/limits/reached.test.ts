import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rates } from '../money/exchange.ts';
import { bindingOf, isReached, leftOf, mayDeposit, mayStake, usedIn, type LimitState } from './reached.ts';

const rates: Rates = { EUR: { EUR: '1.0000' }, CAD: { EUR: '0.6620' }, JPY: { EUR: '0.00612' } };

const limit = (type: LimitState['type'], amount: bigint, current: bigint, currency = 'EUR'): LimitState => ({
  type,
  accounts: [{ currency, amount, current }],
});

describe('player limits', () => {
  it.each([
    [100n, 90n, false],
    [100n, 91n, true],
    [100n, 100n, true],
    [100n, 101n, true],
    [100n, -100n, true],
    [100n, -90n, false],
    [0n, 0n, true],
  ])('a limit of %d with current value %d is reached: %s [STATE-049]', (amount, current, reached) => {
    expect(isReached(limit('loss', amount, current))).toBe(reached);
  });

  it('a deposit limit is reached only when nothing is left, because a deposit needs no stake [STATE-049]', () => {
    expect(isReached(limit('deposit', 100n, 99n))).toBe(false);
    expect(leftOf([limit('deposit', 100n, 99n)], 'deposit', 'EUR', rates)).toBe(1n);
  });

  it('a remainder below the smallest stake of its currency counts as nothing [STATE-049]', () => {
    expect(leftOf([limit('loss', 100n, 91n)], 'loss', 'EUR', rates)).toBe(0n);
    expect(leftOf([limit('loss', 100n, 90n)], 'loss', 'EUR', rates)).toBe(10n);
    expect(isReached(limit('wager', 1_000n, 901n, 'NOK'))).toBe(true);
    expect(isReached(limit('wager', 1_000n, 900n, 'NOK'))).toBe(false);
    // Ten yen are the smallest stake in yen, but are worth less than the smallest stake in euros.
    expect(leftOf([limit('loss', 10n, 0n, 'JPY')], 'loss', 'JPY', rates)).toBe(10n);
    expect(leftOf([limit('loss', 10n, 0n, 'JPY')], 'loss', 'EUR', rates)).toBe(0n);
  });

  it('a limit counts as reached once it is reached in one currency [STATE-049]', () => {
    const accounts = [
      { currency: 'EUR', amount: 100n, current: 5n },
      { currency: 'CAD', amount: 100n, current: 100n },
    ];
    expect(isReached({ type: 'wager', accounts })).toBe(true);
  });

  it('a cooling-off period always counts as reached [STATE-050]', () => {
    expect(isReached({ type: 'coolingoff', accounts: [] })).toBe(true);
    expect(isReached({ type: 'selfexclusion', accounts: [] })).toBe(true);
    expect(isReached({ type: 'session', accounts: [] })).toBe(false);
  });

  it('the lowest of several overlapping limits applies [C4]', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 20n });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 5 }), amount, (windows, stake) => {
        const limits = windows.map(([most, used]) => limit('loss', most, used));
        const fits = windows.every(([most, used]) => most - used >= 10n && stake <= most - used);
        expect(mayStake(limits, 'EUR', { stake, own: stake }, rates)).toBe(fits);
      }),
    );
  });

  it('the limit with the least left applies, or the first one if they are equal, and the amount left is never negative [C4]', () => {
    const limits = [
      limit('loss', 500n, 100n),
      limit('loss', 300n, 50n),
      limit('loss', 350n, 100n),
      limit('wager', 1n, 0n),
    ];
    expect(bindingOf(limits, 'loss', 'EUR', rates)).toEqual({ limit: limits[1], left: 250n });
    expect(bindingOf(limits.toReversed(), 'loss', 'EUR', rates)).toEqual({ limit: limits[2], left: 250n });
    expect(leftOf(limits, 'deposit', 'EUR', rates)).toBeNull();
    expect(leftOf([limit('loss', 100n, 150n)], 'loss', 'EUR', rates)).toBe(0n);
    expect(leftOf([limit('loss', 100n, 150n)], 'loss', 'CAD', rates)).toBe(0n);
    const accounts = [
      { currency: 'EUR', amount: 500n, current: 0n },
      { currency: 'EUR', amount: 200n, current: 0n },
    ];
    expect(leftOf([{ type: 'loss', accounts }], 'loss', 'EUR', rates)).toBe(200n);
  });

  it.each([
    limit('deposit', 100n, 100n),
    limit('loss', 100n, 100n),
    { type: 'coolingoff', accounts: [] },
    { type: 'selfexclusion', accounts: [] },
  ] as const)('refuses every stake while a limit is reached: %o [STATE-049] [C8]', reached => {
    const wide = limit('loss', 1_000n, 0n);
    expect(mayStake([wide], 'EUR', { stake: 0n, own: 0n }, rates)).toBe(true);
    expect(mayStake([wide, reached], 'EUR', { stake: 0n, own: 0n }, rates)).toBe(false);
  });

  it.each(['coolingoff', 'selfexclusion'] as const)(
    'refuses every deposit during a %s, whatever other limits would allow [C11] [C12]',
    type => {
      const wide = limit('deposit', 1_000n, 0n);
      expect(mayDeposit([wide, { type, accounts: [] }], 'EUR', 1n, rates)).toBe(false);
    },
  );

  it('a limit in another currency applies as well, converted at the casino’s rate, and is never exceeded [C7]', () => {
    const inCad = [limit('loss', 10_000n, 2_000n, 'CAD')];
    expect(leftOf(inCad, 'loss', 'EUR', rates)).toBe(5_296n);
    expect(mayStake(inCad, 'EUR', { stake: 5_296n, own: 5_296n }, rates)).toBe(true);
    expect(mayStake(inCad, 'EUR', { stake: 5_297n, own: 5_297n }, rates)).toBe(false);
    expect(mayStake([limit('loss', 100n, 100n, 'CAD')], 'EUR', { stake: 1n, own: 1n }, rates)).toBe(false);
    const inEur = [limit('deposit', 10_000n, 0n)];
    expect(mayDeposit(inEur, 'CAD', 15_105n, rates)).toBe(true);
    expect(mayDeposit(inEur, 'CAD', 15_106n, rates)).toBe(false);
    expect(() => mayDeposit(inEur, 'BTC', 1n, rates)).toThrow(RangeError);
  });

  it("adds up the amounts used in all currencies, rounded to the player's disadvantage [C7]", () => {
    const used = (...amounts: [string, bigint][]) => usedIn('EUR', new Map(amounts), rates);
    expect(used(['EUR', 1_000n], ['CAD', 15_001n])).toBe(1_000n + 9_931n);
    expect(used(['EUR', -1_000n], ['CAD', 15_001n])).toBe(8_931n);
    expect(used(['CAD', -1n])).toBe(0n);
    expect(used(['CAD', -1_000n], ['EUR', 100n])).toBe(0n);
    expect(used()).toBe(0n);
  });

  it('a series of accepted amounts in different currencies never exceeds the limit [C4] [C7] [I9]', () => {
    const piece = fc.tuple(fc.constantFrom('EUR', 'CAD', 'JPY'), fc.bigInt({ min: 1n, max: 30_000n }));
    fc.assert(
      fc.property(fc.constantFrom('EUR', 'CAD', 'JPY'), fc.array(piece, { maxLength: 30 }), (currency, pieces) => {
        const accepted = new Map<string, bigint>();
        for (const [code, amount] of pieces) {
          const state = limit('deposit', 20_000n, usedIn(currency, accepted, rates), currency);
          if (mayDeposit([state], code, amount, rates)) accepted.set(code, (accepted.get(code) ?? 0n) + amount);
        }
        expect(usedIn(currency, accepted, rates)).toBeLessThanOrEqual(20_000n);
      }),
    );
  });

  it('a reached loss limit does not block deposits, but a cooling-off does [C8]', () => {
    expect(mayDeposit([limit('loss', 100n, 100n)], 'EUR', 50n, rates)).toBe(true);
    expect(mayDeposit([limit('coolingoff', 0n, 0n)], 'EUR', 50n, rates)).toBe(false);
    expect(mayDeposit([limit('deposit', 100n, 80n)], 'EUR', 20n, rates)).toBe(true);
    expect(mayDeposit([limit('deposit', 100n, 80n)], 'EUR', 21n, rates)).toBe(false);
  });
});
