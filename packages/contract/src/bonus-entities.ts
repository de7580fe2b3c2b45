import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';

/** Stages of a bonus [CONST-053]. An unknown stage counts as active [CONST-055], so readers accept every string. */
export const bonusStages = [
  'issued',
  'wait',
  'handle_bets',
  'lost',
  'canceled',
  'expired',
  'wager_done',
  'finished',
] as const;
export type BonusStage = (typeof bonusStages)[number];

/** A bonus including the key terms that must be shown when it is first offered [C28]. */
export const Bonus = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.string(),
  currency: CurrencyCodeSchema,
  amount_cents: WireAmount,
  /** Bonus money that the bonus holds now, and the amount that has become cash. */
  balance_cents: WireAmount,
  converted_cents: WireAmount,
  /** `wager` is the multiple of `wager_on` that must be staked; `wagering` is the progress towards it. */
  wager: z.number(),
  wager_on: z.enum(['bonus', 'bonus_and_deposit']),
  wagering: z.object({ total_cents: WireAmount, wagered_cents: WireAmount }),
  max_win_cents: WireAmount.nullable(),
  max_bet_cents: WireAmount.nullable(),
  /** The percentage of a stake that counts, by category or studio, and in all other games [PX-30]. */
  contributions: z.object({
    categories: z.record(z.string(), z.int()),
    providers: z.record(z.string(), z.int()),
    games: z.record(z.string(), z.int()),
    default: z.int(),
  }),
  /** Games with their own contribution, and games in which the bonus cannot be used. */
  games: z.array(z.string()),
  excluded_games: z.array(z.string()),
  /** Whether a withdrawal in its currency cancels the bonus, which came with a deposit and is unfinished [PX-04]. */
  ends_with_withdrawal: z.boolean(),
  /** Whether the bonus ends as soon as its open rounds close [PX-17]. */
  ends_after_round: z.boolean(),
  created_at: z.string(),
  activatable_until: z.string().nullable(),
  /** Days to wager after the activation, and the end of that time once the bonus is active [PX-44]. */
  days_to_wager: z.int(),
  valid_until: z.string().nullable(),
});
export type Bonus = z.infer<typeof Bonus>;

/** What was staked in one game while a bonus was active, and how much of it counted as wagering. */
const BonusGame = z.object({
  /** Identifier of the game. */
  game: z.string(),
  title: z.string(),
  rounds: z.int(),
  staked_cents: WireAmount,
  /** The percentage of a stake that counts in this game [PX-30]. */
  percent: z.int(),
  counted_cents: WireAmount,
});

/** One movement of the money of a bonus. The amount is negative if money left it. */
export const BonusEntry = z.object({
  at: z.string(),
  kind: z.enum(['bonus', 'stake', 'win', 'roll_back', 'bonus_converted', 'bonus_returned', 'bonus_reopened']),
  /** Title of the game; `null` for a movement outside a round. */
  game: z.string().nullable(),
  amount_cents: WireAmount,
  balance_cents: WireAmount,
});
export type BonusEntry = z.infer<typeof BonusEntry>;

/** A bonus with its history. */
export const BonusHistory = z.object({
  bonus: Bonus,
  activated_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  games: z.array(BonusGame),
  /** Newest first. `more`: older entries exist and are not listed. */
  entries: z.array(BonusEntry),
  more: z.boolean(),
});
export type BonusHistory = z.infer<typeof BonusHistory>;

/** A slot in which free spins can be played. */
export const SpinGame = z.object({
  identifier: z.string(),
  title: z.string(),
  /** Identifier and title of the studio. */
  provider: z.string(),
  provider_title: z.string(),
  /** Return to player in percent. */
  rtp_percent: z.number().nullable(),
  volatility: z.string().nullable(),
});
export type SpinGame = z.infer<typeof SpinGame>;

/** A set of free spins [CONST-056]. It is active unless finished, canceled or expired. */
export const Freespins = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.string(),
  /** Identifier of the chosen game, and the game itself; both `null` before the activation. */
  game: z.string().nullable(),
  chosen: SpinGame.nullable(),
  /** The games that the player can choose now, empty once the choice is final [PX-56]. */
  games: z.array(SpinGame),
  currency: CurrencyCodeSchema,
  freespins_count: z.int(),
  freespins_left: z.int(),
  stake_cents: WireAmount,
  /** What the spins have won so far, and what the player got when the set ended. */
  won_cents: WireAmount,
  kept_cents: WireAmount,
  /** Whether the winnings become cash, or a bonus with the terms below. */
  wins_as: z.enum(['cash', 'bonus']),
  /** The multiple of the winnings that must be staked; 0 if they become cash. */
  wager: z.number(),
  wager_days: z.int().nullable(),
  max_bet_cents: WireAmount.nullable(),
  max_win_cents: WireAmount.nullable(),
  /** Cash for the unused spins if none of the games can be played any more. */
  cash_value_cents: WireAmount,
  use_days: z.int(),
  /** Whether the set ends as soon as its open round closes [PX-57]. */
  ends_after_round: z.boolean(),
  created_at: z.string(),
  activatable_until: z.string().nullable(),
  valid_until: z.string().nullable(),
});
export type Freespins = z.infer<typeof Freespins>;

/** The terms of free spins that come with a bonus. Amounts are in `currency`. */
const OfferedSpins = z.object({
  currency: CurrencyCodeSchema,
  stake_cents: WireAmount,
  max_win_cents: WireAmount.nullable(),
  /** The multiple of the winnings that must be staked; 0 if they become cash. */
  wager: z.number(),
  days_to_activate: z.int(),
  days_to_use: z.int(),
});
export type OfferedSpins = z.infer<typeof OfferedSpins>;

/**
 * A bonus that is available to the player but not issued yet, with the key terms that must be shown when it is first
 * offered [C28]. Amounts are in `currency`. `percent` and `max_bonus_cents` are set for a share of a deposit, and
 * `amount_cents` for a fixed amount.
 */
export const BonusOffer = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  code: z.string().nullable(),
  percent: z.number().nullable(),
  min_deposit_cents: WireAmount.nullable(),
  max_bonus_cents: WireAmount.nullable(),
  amount_cents: WireAmount.nullable(),
  /** Which deposit the offer comes with, from 1; `null` for any deposit, or none. */
  deposit_number: z.int().nullable(),
  /** Number and terms of the free spins that come with the bonus; both `null` without them. */
  freespins_count: z.int().nullable(),
  freespins: OfferedSpins.nullable(),
  wager: z.number(),
  wager_on: z.enum(['bonus', 'bonus_and_deposit']),
  max_bet_cents: WireAmount.nullable(),
  max_win_cents: WireAmount.nullable(),
  excluded_games: z.array(z.string()),
  /** Days to activate the bonus after it is issued, and days to use it after that. */
  days_to_activate: z.int(),
  days_to_use: z.int().nullable(),
  ends_at: z.string().nullable(),
  currency: CurrencyCodeSchema,
});
export type BonusOffer = z.infer<typeof BonusOffer>;

/**
 * Cashback that the player can claim: a share of their own money that they lost in one day. Amounts are in minor units
 * of the offer's currency.
 */
export const Cashback = z.object({
  offer: BonusOffer,
  /** The day of the loss in the player's country, as YYYY-MM-DD. */
  day: z.string(),
  loss_cents: WireAmount,
  amount_cents: WireAmount,
  claimable_until: z.string(),
});
export type Cashback = z.infer<typeof Cashback>;
