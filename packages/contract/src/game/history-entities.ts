import * as z from 'zod';
import { RoundSummary } from './game-entities.ts';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/** How far back a history goes: 7, 30 or 365 days with today, or to the first round. Days begin at midnight UTC. */
export const HistoryPeriod = z.enum(['week', 'month', 'year', 'all']);
export type HistoryPeriod = z.infer<typeof HistoryPeriod>;

/** A round in the player's history. */
export const PlayedRound = RoundSummary.extend({
  /** Of the game. */
  title: z.string(),
  /** All jackpots of the round together, null when none fell; no part of `win_cents`. */
  jackpot_win_cents: WireAmount.nullable(),
  /** What the stake was paid from: `cash`, or the names of other sources. */
  sources: z.array(z.string()),
});
export type PlayedRound = z.infer<typeof PlayedRound>;

const sums = { staked_cents: WireAmount, returned_cents: WireAmount, net_cents: WireAmount };

/** What play brought and cost in a currency. */
export const NetResult = z.object({
  currency: CurrencyCodeSchema,
  /** First and last day of the period, YYYY-MM-DD; of `all` the first is that of the first stake, null without one. */
  since: z.string().nullable(),
  until: z.string(),
  ...sums,
  /** The days with play, oldest first. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  /** Of the period: deposits that arrived, in sum and by number, and the minutes signed in, up to the last thing done. */
  paid_in_cents: WireAmount,
  deposits: z.int(),
  minutes_signed_in: z.int(),
  /** Of all time: what came in by deposits and what was paid out. */
  deposited_cents: WireAmount,
  withdrawn_cents: WireAmount,
});
export type NetResult = z.infer<typeof NetResult>;
