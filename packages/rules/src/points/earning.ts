import type { EarningRate } from '@liftoff/contract/points-entities';
import { exchange, type Rates } from '../money/exchange.ts';
import { minor } from '../money/money.ts';

/** Points are earned in millionths, so that small stakes are not lost. */
export const microsPerPoint = 1_000_000n;

/** The rate of the first category of the list that a game is in; `null` if play in the game earns no points. */
export const earningRateOf = (earning: readonly EarningRate[], categories: readonly string[]): EarningRate | null =>
  earning.find(({ category }) => categories.includes(category)) ?? null;

/**
 * The millionths of a point that a stake of own money earns, rounded down. `stake` is in minor units of `currency`. A
 * currency without its own rate is converted to euros.
 */
export function earnedMicros(stake: bigint, currency: string, { rates }: EarningRate, euro: Rates): bigint {
  const own = rates.find(rate => rate.currency === currency);
  if (own !== undefined) return (stake * microsPerPoint) / minor(own.amount_cents);
  const perPoint = rates.find(rate => rate.currency === 'EUR');
  if (perPoint === undefined) return 0n;
  return exchange(stake * microsPerPoint, currency, 'EUR', euro, 'down') / minor(perPoint.amount_cents);
}

/** Points as they are credited, and the millionths that remain. */
export interface PointsCredit {
  readonly points: bigint;
  readonly left: bigint;
}

/**
 * Divides millionths into whole points, which are credited, and a rest below one point. If the sum is negative, so is
 * `points`, by as many whole points as cover it.
 */
export function creditMicros(micros: bigint): PointsCredit {
  const left = ((micros % microsPerPoint) + microsPerPoint) % microsPerPoint;
  return { points: (micros - left) / microsPerPoint, left };
}
