import type { LimitPeriod } from '@liftoff/contract/limits/limits';

/**
 * The periods in ENTITY-015 and D8 as PostgreSQL intervals; `forever` counts from the day on which the limit began.
 */
export const periods = {
  day: '1 day',
  day_3: '3 days',
  week: '7 days',
  month: '1 month',
  month_2: '2 months',
  month_3: '3 months',
  month_6: '6 months',
  month_9: '9 months',
  month_12: '12 months',
  year_3: '3 years',
  year_5: '5 years',
  forever: null,
} as const satisfies Record<LimitPeriod, string | null>;

export type Period = keyof typeof periods;
