import type { NetResult } from '@liftoff/contract/game';
import { minor } from '@liftoff/rules/money';

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

/** Amounts for the lines of a chart from `low` to `high`, highest first: steps of 1, 2 or 5, five at most. */
export function chartLines(low: number, high: number): number[] {
  const rough = Math.max(high - low, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map(of => of * power).find(of => of >= rough) ?? rough);
  const first = Math.floor(high / step);
  const last = Math.ceil(low / step);
  return Array.from({ length: first - last + 1 }, (_, at) => (first - at) * step);
}
