import type { LimitPeriod } from '@liftoff/contract/limits/limits';

/** A period as an interval of PostgreSQL; `null` for `forever`, which counts from the day the limit began. */
export function periodInterval(period: LimitPeriod): string | null {
  if (period === 'forever') return null;
  const [unit, count = '1'] = period.split('_');
  return `${count} ${unit}`;
}
