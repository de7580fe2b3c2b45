import type { VipLevels } from '@liftoff/contract/console/vip-levels';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { currencies } from '@liftoff/contract/core/currencies';
import type { VipProgress } from '@liftoff/contract/vip-entities';
import { wire } from '../money/money.ts';
import { marksOf, placeAfterQuarter, shippedVipLevels, type VipSums } from './marks.ts';
import { statusLadder, statusNameAt } from './status-ladder.ts';

const noSums: VipSums = { bets: 0n, deposits: 0n };

/**
 * The currency in which a player's quarter is counted: the player's own, or EUR for a cryptocurrency, whose minor
 * units are too small for the thresholds.
 */
export const vipCurrency = (currency: CurrencyCode): CurrencyCode => (currencies[currency].fiat ? currency : 'EUR');

/** The progress of a player at a place of the ladder, with the sums of the current quarter. */
export function progressOf(place: number, sums: VipSums, currency: CurrencyCode, levels: VipLevels): VipProgress {
  const next = statusLadder[place + 1];
  const marks = marksOf(next ?? statusLadder[statusLadder.length - 1] ?? statusLadder[0], currency, levels);
  const percent = (percentOf(sums.deposits, marks.deposits) + percentOf(sums.bets, marks.bets)) / 2n;
  return {
    currency,
    currentStatus: statusNameAt(place),
    activeStatus: statusNameAt(placeAfterQuarter(place, sums, currency, levels)),
    nextStatus: next ? statusNameAt(place + 1) : null,
    depositThresholdCents: wire(marks.deposits),
    depositAmountCents: wire(sums.deposits),
    betSumCents: wire(sums.bets),
    betSumThresholdCents: wire(marks.bets),
    overallProgress: next ? Number(percent) : 100,
    marks: marksOfAll(currency, levels),
  };
}

/** What every status requires in a quarter, from the lowest up. */
export const marksOfAll = (currency: CurrencyCode, levels: VipLevels): VipProgress['marks'] =>
  statusLadder.map((status, place) => {
    const { deposits, bets } = marksOf(status, currency, levels);
    return { status: statusNameAt(place), depositsCents: wire(deposits), betsCents: wire(bets) };
  });

/** How much of a threshold is reached, in whole percent up to 100, rounded down. */
export function percentOf(amount: bigint, threshold: bigint): bigint {
  const percent = threshold > 0n ? (amount * 100n) / threshold : 100n;
  return percent > 100n ? 100n : percent;
}

/** The progress that is shown if the real one fails to load: Regular, at zero, of the shipped levels [PERR-012]. */
export const defaultProgress = (currency: CurrencyCode): VipProgress =>
  progressOf(0, noSums, vipCurrency(currency), shippedVipLevels);
