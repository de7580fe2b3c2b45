import { VipProgress } from '@liftoff/contract/vip-entities';
import { describe, expect, it } from 'vitest';
import { shippedVipLevels } from './marks.ts';
import { defaultProgress, marksOfAll, percentOf, progressOf, vipCurrency } from './progress.ts';
import { statusPlace } from './status-ladder.ts';

const silver = statusPlace(['258']);

describe('the progress of a quarter', () => {
  it('it names the player’s status, the status if the quarter ended now, the next status and its marks [PENTITY-011]', () => {
    expect(progressOf(silver, { deposits: 900_000n, bets: 4_500_000n }, 'EUR', shippedVipLevels)).toEqual({
      currency: 'EUR',
      currentStatus: 'SILVER',
      activeStatus: 'BRONZE',
      nextStatus: 'GOLD',
      depositThresholdCents: 1_800_000,
      depositAmountCents: 900_000,
      betSumCents: 4_500_000,
      betSumThresholdCents: 18_000_000,
      overallProgress: 37,
      marks: marksOfAll('EUR', shippedVipLevels),
    });
  });

  it('it lists what every status requires in the currency, by the levels in force', () => {
    const levels = { ...shippedVipLevels, thresholds: { EUR: { deposits_cents: 1_000, bets_cents: 20_000 } } };
    const marks = marksOfAll('EUR', levels);
    expect(marks).toHaveLength(8);
    expect(marks[0]).toEqual({ status: 'REGULAR', depositsCents: 0, betsCents: 0 });
    expect(marks[2]).toEqual({ status: 'STAR', depositsCents: 1_250, betsCents: 25_000 });
  });

  it('the overall progress counts each sum up to its mark, and is 100 only when both are reached', () => {
    const overall = (deposits: bigint, bets: bigint) =>
      progressOf(0, { deposits, bets }, 'EUR', shippedVipLevels).overallProgress;
    expect(overall(60_000_000n, 0n)).toBe(50);
    expect(overall(600_000n, 5_999_999n)).toBe(99);
    expect(overall(600_000n, 6_000_000n)).toBe(100);
  });

  it('Diamond has no next status and is complete', () => {
    const diamond = progressOf(statusPlace(['759']), { deposits: 0n, bets: 0n }, 'EUR', shippedVipLevels);
    expect(diamond).toMatchObject({ currentStatus: 'DIAMOND', activeStatus: 'DIAMOND', nextStatus: null });
    expect(diamond.overallProgress).toBe(100);
  });

  it.each([
    ['EUR', 600_000, 6_000_000],
    ['CAD', 900_000, 9_000_000],
    ['BRL', 3_000_000, 30_000_000],
    ['NOK', 900_000, 9_000_000],
  ] as const)('it is replaced by Regular at zero in %s if it fails to load [PERR-012]', (currency, deposits, bets) => {
    expect(VipProgress.parse(defaultProgress(currency))).toMatchObject({
      currency,
      currentStatus: 'REGULAR',
      depositAmountCents: 0,
      betSumCents: 0,
      depositThresholdCents: deposits,
      betSumThresholdCents: bets,
      overallProgress: 0,
    });
  });

  it('cryptocurrencies are counted in EUR, because their minor units are too small for the thresholds', () => {
    expect([vipCurrency('ETH'), vipCurrency('USDT'), vipCurrency('NOK')]).toEqual(['EUR', 'EUR', 'NOK']);
  });

  it('a percentage is rounded down and at most 100', () => {
    expect([percentOf(999n, 1_000n), percentOf(2_000n, 1_000n), percentOf(0n, 1_000n)]).toEqual([99n, 100n, 0n]);
  });
});
