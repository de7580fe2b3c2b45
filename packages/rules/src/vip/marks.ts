import type { CurrencyCode } from '@liftoff/contract/core/money';
import { statusLadder, type LoyaltyStatus } from './status-ladder.ts';

/** Sums in minor units of one currency: own money staked, and deposits credited. */
export interface VipSums {
  readonly bets: bigint;
  readonly deposits: bigint;
}

const euro: VipSums = { bets: 6_000_000n, deposits: 600_000n };
const dollar: VipSums = { bets: 9_000_000n, deposits: 900_000n };
const real: VipSums = { bets: 30_000_000n, deposits: 3_000_000n };

/** The thresholds of a quarter by currency [CONST-040]. Currencies that are not listed use those of the dollars. */
const thresholds: Readonly<Partial<Record<CurrencyCode, VipSums>>> = {
  USD: euro,
  EUR: euro,
  AUD: dollar,
  CAD: dollar,
  NZD: dollar,
  BRL: real,
};

/** The sums of a quarter with which a Regular player rises by one status. */
export const vipThresholds = (currency: CurrencyCode): VipSums => thresholds[currency] ?? dollar;

/** The sums that a status requires in a quarter. Regular requires none. */
export function marksOf({ percent }: Pick<LoyaltyStatus, 'percent'>, currency: CurrencyCode): VipSums {
  const { bets, deposits } = vipThresholds(currency);
  return { bets: (bets * BigInt(percent)) / 100n, deposits: (deposits * BigInt(percent)) / 100n };
}

/** Place of the highest status whose two marks a quarter's sums reach. */
export function placeReached(sums: VipSums, currency: CurrencyCode): number {
  return statusLadder.findLastIndex(status => {
    const marks = marksOf(status, currency);
    return sums.bets >= marks.bets && sums.deposits >= marks.deposits;
  });
}

/**
 * Place of a player after a quarter: the status that its sums reach, but at most one step below the current one
 * [PX-81]. The highest status is for life [PVIP-009].
 */
export function placeAfterQuarter(own: number, sums: VipSums, currency: CurrencyCode): number {
  if (own === statusLadder.length - 1) return own;
  return Math.max(placeReached(sums, currency), own - 1);
}
