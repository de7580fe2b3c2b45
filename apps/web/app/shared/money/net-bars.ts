import type { NetResult } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';

/** A day or a month of the chart: its first day, what it brought or cost, and the sum up to its end, in minor units. */
export interface NetBar {
  readonly day: string;
  readonly net: bigint;
  readonly total: bigint;
}

const dayMs = 86_400_000;
/** A bar a day up to so many, then one a month. */
const mostDays = 31;

/** The bars of a period without a gap, oldest first; none where nothing was ever played. */
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

/** Steps between the lines of a chart, from the smallest on: 1, 2, 5, 10, 20, 50 … */
function stepOf(range: bigint): bigint {
  for (let power = 1n; ; power *= 10n) for (const of of [1n, 2n, 5n]) if (of * power * 4n >= range) return of * power;
}

/** Whole steps up to an amount, also below zero. */
const stepsTo = (amount: bigint, step: bigint): bigint =>
  amount / step - (amount < 0n && amount % step !== 0n ? 1n : 0n);

/** Amounts for the lines of a chart from `low` to `high`, highest first: steps of 1, 2 or 5, five at most. */
export function chartLines(low: bigint, high: bigint): bigint[] {
  const step = stepOf(high - low);
  const first = stepsTo(high, step);
  const last = -stepsTo(-low, step);
  return Array.from({ length: Number(first - last) + 1 }, (_, at) => (first - BigInt(at)) * step);
}
