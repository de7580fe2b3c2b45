import type { NetResult } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';

/**
 * A day or a month in the chart: its first day, its net result, and the running total at its end. Amounts are in
 * minor units.
 */
export interface NetBar {
  readonly day: string;
  readonly net: bigint;
  readonly total: bigint;
}

const dayMs = 86_400_000;
/** Maximum number of days for which there is one bar per day. Longer periods have one bar per month. */
const mostDays = 31;

/** The bars for a period without gaps, oldest first; empty if the player has never played. */
export function netBars({ since, until, days }: Pick<NetResult, 'since' | 'until' | 'days'>): NetBar[] {
  if (since === null) return [];
  const start = Date.parse(since);
  const count = Math.round((Date.parse(until) - start) / dayMs) + 1;
  const all = Array.from({ length: count }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10));
  const nets = new Map(days.map(({ day, net_cents }) => [day, minor(net_cents)]));
  const bars = count > mostDays ? [...Map.groupBy(all, day => day.slice(0, 7)).values()] : all.map(day => [day]);
  let total = 0n;
  return bars.map(of => {
    const net = of.reduce((sum, day) => sum + (nets.get(day) ?? 0n), 0n);
    total += net;
    return { day: of[0] ?? since, net, total };
  });
}

/**
 * The distance between chart lines: the smallest of 1, 2, 5, 10, 20, 50, … that covers the range in at most four
 * steps.
 */
function stepOf(range: bigint): bigint {
  for (let power = 1n; ; power *= 10n) for (const of of [1n, 2n, 5n]) if (of * power * 4n >= range) return of * power;
}

/** Number of whole steps up to an amount. Rounds down, even for negative amounts. */
const stepsTo = (amount: bigint, step: bigint): bigint =>
  amount / step - (amount < 0n && amount % step !== 0n ? 1n : 0n);

/**
 * The amounts at which a chart from `low` to `high` has lines, highest first, in steps of 1, 2 or 5 times a power of
 * ten.
 */
export function chartLines(low: bigint, high: bigint): bigint[] {
  const step = stepOf(high - low);
  const first = stepsTo(high, step);
  const last = -stepsTo(-low, step);
  return Array.from({ length: Number(first - last) + 1 }, (_, at) => (first - BigInt(at)) * step);
}
