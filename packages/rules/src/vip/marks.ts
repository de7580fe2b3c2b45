import type { VipLevels } from '@liftoff/contract/console/vip-levels';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { minor } from '../money/money.ts';
import { statusLadder, type LoyaltyStatus } from './status-ladder.ts';

/** Sums in minor units of one currency: own money staked, and deposits credited. */
export interface VipSums {
  readonly bets: bigint;
  readonly deposits: bigint;
}

const euro = { bets_cents: 6_000_000, deposits_cents: 600_000 };
const dollar = { bets_cents: 9_000_000, deposits_cents: 900_000 };
const real = { bets_cents: 30_000_000, deposits_cents: 3_000_000 };

/** What the statuses require until staff change it [CONST-040]. */
export const shippedVipLevels: VipLevels = {
  thresholds: { USD: euro, EUR: euro, AUD: dollar, CAD: dollar, NZD: dollar, BRL: real },
  other_currencies: dollar,
  percents: { rising_star: 100, star: 125, bronze: 150, silver: 200, gold: 300, platinum: 500, diamond: 1_000 },
};

/** The sums that a status requires in a quarter. Regular requires none. */
export function marksOf({ id }: Pick<LoyaltyStatus, 'id'>, currency: CurrencyCode, levels: VipLevels): VipSums {
  const { bets_cents: bets, deposits_cents: deposits } = levels.thresholds[currency] ?? levels.other_currencies;
  const percent = id === 'regular' ? 0n : BigInt(levels.percents[id]);
  return { bets: (minor(bets) * percent) / 100n, deposits: (minor(deposits) * percent) / 100n };
}

/** Place of the highest status whose two marks a quarter's sums reach. */
export function placeReached(sums: VipSums, currency: CurrencyCode, levels: VipLevels): number {
  return statusLadder.findLastIndex(status => {
    const marks = marksOf(status, currency, levels);
    return sums.bets >= marks.bets && sums.deposits >= marks.deposits;
  });
}

/**
 * Place of a player after a quarter: the status that its sums reach, but at most one step below the current one
 * [PX-81]. The highest status is for life [PVIP-009].
 */
export function placeAfterQuarter(own: number, sums: VipSums, currency: CurrencyCode, levels: VipLevels): number {
  if (own === statusLadder.length - 1) return own;
  return Math.max(placeReached(sums, currency, levels), own - 1);
}
