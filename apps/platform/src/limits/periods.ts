/** ENTITY-015, each as PostgreSQL reads it; `forever` counts from the day the limit began. */
export const periods = {
  day: '1 day',
  day_3: '3 days',
  week: '7 days',
  month: '1 month',
  month_3: '3 months',
  month_6: '6 months',
  month_9: '9 months',
  month_12: '12 months',
  forever: null,
} as const satisfies Record<string, string | null>;

export type Period = keyof typeof periods;
