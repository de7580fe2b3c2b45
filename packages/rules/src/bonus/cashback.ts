import { shiftDay, type LocalDays } from '../account/local-days.ts';
import { exchange, type Rates } from '../money/exchange.ts';

/** The day whose loss brings cashback now: yesterday, as long as today lasts. */
export interface CashbackDay {
  /** The day as YYYY-MM-DD, and its first and last moment; `until` is excluded. */
  readonly day: string;
  readonly from: Date;
  readonly until: Date;
  /** End of the time to claim the cashback of this day. */
  readonly claimableUntil: Date;
}

export function cashbackDay({ dayOf, startOf }: LocalDays, now: Date): CashbackDay {
  const today = dayOf(now);
  const day = shiftDay(today, -1);
  return { day, from: startOf(day), until: startOf(today), claimableUntil: startOf(shiftDay(today, 1)) };
}

/** The player's result in one currency: returned minus staked, in minor units. */
export interface CurrencyResult {
  readonly currency: string;
  readonly net: bigint;
}

/**
 * What a player has lost over all currencies, in minor units of one of them; 0 if they have won. Wins in one currency
 * are set against losses in another, rounded so that the loss never comes out too large.
 */
export function netLoss(results: readonly CurrencyResult[], currency: string, rates: Rates): bigint {
  const net = results.reduce((sum, each) => sum + exchange(each.net, each.currency, currency, rates, 'up'), 0n);
  return net < 0n ? -net : 0n;
}
