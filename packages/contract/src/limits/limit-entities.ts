import * as z from 'zod';

export const LimitType = z.enum(['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session']);
export type LimitType = z.infer<typeof LimitType>;

/** Period of a limit [ENTITY-015], including periods that a licence can add [D8]. */
export const LimitPeriod = z.enum([
  'day',
  'day_3',
  'week',
  'month',
  'month_2',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'year_3',
  'year_5',
  'forever',
]);
export type LimitPeriod = z.infer<typeof LimitPeriod>;
