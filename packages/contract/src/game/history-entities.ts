import * as z from 'zod';
import { RoundSummary } from './game-entities.ts';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/**
 * Period of a history: the last 7, 30 or 365 days including today, or everything since the first round. Days begin at
 * midnight in the time zone named in the call.
 */
export const HistoryPeriod = z.enum(['week', 'month', 'year', 'all']);
export type HistoryPeriod = z.infer<typeof HistoryPeriod>;

export const PlayedRound = RoundSummary.extend({
  /** Title of the game. */
  title: z.string(),
  /** Sum of all jackpots won in the round, which `win_cents` does not include; `null` if there were none. */
  jackpot_win_cents: WireAmount.nullable(),
  /** The sources that paid the stake: `cash`, or the names of other sources. */
  sources: z.array(z.string()),
});
export type PlayedRound = z.infer<typeof PlayedRound>;

const sums = { staked_cents: WireAmount, returned_cents: WireAmount, net_cents: WireAmount };

/** The player's wins and losses in one currency. */
export const NetResult = z.object({
  currency: CurrencyCodeSchema,
  /** Time zone of the days. */
  time_zone: z.string(),
  /**
   * First and last day of the period, as YYYY-MM-DD. For `all`, the period begins on the day of the first stake, or
   * `null` if there is none.
   */
  since: z.string().nullable(),
  until: z.string(),
  ...sums,
  /** Days on which the player placed stakes, oldest first. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  /**
   * Totals for the period: sum and number of completed deposits, and minutes signed in, counted up to the last
   * activity.
   */
  paid_in_cents: WireAmount,
  deposits: z.int(),
  minutes_signed_in: z.int(),
  /** Lifetime totals of deposits and paid-out withdrawals. */
  deposited_cents: WireAmount,
  withdrawn_cents: WireAmount,
});
export type NetResult = z.infer<typeof NetResult>;
