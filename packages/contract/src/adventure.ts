import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { text } from './core/text.ts';
import { positiveAmount, Reward } from './reward.ts';

/** Amounts in minor units by currency. */
const amounts = z.partialRecord(CurrencyCodeSchema, positiveAmount);
const offer = text(80).min(1);

/**
 * The adventure calendar of `config/fe/vip-adventures.json`. Days are days in UTC. Amounts are never converted, so a
 * currency without them has no calendar [PX-41].
 */
export const AdventureCalendar = z.object({
  /** The group whose players have the calendar, beside testers; without it, only testers have it [PBOOK-003]. */
  groupId: z.int().optional(),
  /** The first day of the first run, and the days between the first days of two runs. */
  firstDay: z.iso.date(),
  everyDays: z.int().min(1).max(366),
  /** How many days have to be completed for the super prize. */
  neededDays: z.int().min(1),
  /** The days in order: the deposits that complete the day, and its prize. */
  days: z
    .array(
      z.object({
        minDep: amounts,
        prize: z.discriminatedUnion('type', [
          z.object({ type: z.literal('bonus'), offer, amount_cents: amounts }),
          z.object({ type: z.literal('fs'), offer, freespins_count: z.int().min(1).max(500) }),
        ]),
      }),
    )
    .min(1)
    .max(62),
  /** The money given on the day after the last. */
  superPrize: amounts,
});
export type AdventureCalendar = z.infer<typeof AdventureCalendar>;

/** The kinds of gifts of an adventure [PADV-011]. */
export const GiftKind = z.enum(['fs', 'bonus', 'superPrize']);
export type GiftKind = z.infer<typeof GiftKind>;

/** The terms under which the gift of a day is given, in the player's currency. */
export const GiftTerms = z.object({
  /** The multiple of the bonus, or of the winnings of free spins, that must be staked; 0 for cash. */
  wager: z.number(),
  /** The amount to stake for a bonus; 0 for free spins, whose winnings are not known yet. */
  to_stake_cents: WireAmount,
  max_win_cents: WireAmount.nullable(),
  /** Days to activate the gift, and days to use it after that. */
  activate_days: z.int(),
  use_days: z.int(),
  /** The stake of a free spin; `null` for a bonus. */
  spin_stake_cents: WireAmount.nullable(),
  currency: CurrencyCodeSchema,
});
export type GiftTerms = z.infer<typeof GiftTerms>;

/** A gift that the player has been given. `stage` is that of the bonus or the free spins. */
export const AdventureGift = z.object({
  kind: GiftKind,
  stage: z.string(),
  currency: CurrencyCodeSchema,
  activatable_until: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** The cash that the player has received from the gift. */
  received_cents: WireAmount,
});
export type AdventureGift = z.infer<typeof AdventureGift>;

/**
 * A day of an adventure [PENTITY-015]. `day` is DD/MM/YYYY in UTC [PADV-005], `index` counts from 0 and `step` from 1.
 * The super prize is the step after the last [PADV-010] and needs no deposit.
 */
export const AdventureDay = z.object({
  day: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  step: z.int(),
  stepTotal: z.int(),
  index: z.int(),
  /** Whether this was the current day at `now`. */
  today: z.boolean(),
  isCompleted: z.boolean(),
  isSuperPrize: z.boolean(),
  prize: z.object({ type: GiftKind, reward: Reward }),
  condition: z.object({ minDep: WireAmount, wager: z.number(), periodActivationDays: z.int() }),
  /** `null` for the super prize, which is cash, and for a past day whose offer has ended. */
  terms: GiftTerms.nullable(),
  /** What the player has deposited for the day, in the currency of the adventure. */
  deposited_cents: WireAmount,
  /** `null` until the gift has been given. */
  gift: AdventureGift.nullable(),
});
export type AdventureDay = z.infer<typeof AdventureDay>;

/** The latest run of the adventure calendar with the player's progress. */
export const Adventure = z.object({
  id: z.string(),
  /** The currency in which the player's amounts are shown. */
  currency: CurrencyCodeSchema,
  needed_days: z.int(),
  days: z.array(AdventureDay),
  /** The first day of the next run, DD/MM/YYYY. */
  next_day: z.string(),
  /** Whether the market asks for a page without countdowns and without a large picture. */
  is_neutral: z.boolean(),
  /** The platform's time of this answer, for the timers. */
  now: z.string(),
});
export type Adventure = z.infer<typeof Adventure>;

const player = { server: 'platform', built: true, access: 'player' } as const;

export const adventure = endpoints({
  getAdventure: {
    ...player,
    rate: 'read',
    onBreak: 'served',
    route: 'GET /api/adventure',
    summary:
      'The adventure calendar with the player’s progress; `not_found` for players who do not have it (PADV-001).',
    answer: Adventure,
    refusals: ['unauthenticated', 'not_found'],
  },
  claimSuperPrize: {
    ...player,
    rate: 'reward',
    onBreak: 'refused',
    brings: 'reward',
    idempotent: true,
    route: 'POST /api/adventure/super-prize',
    summary: 'Take the super prize of a run, once (PADV-010).',
    body: z.strictObject({ adventure: text(80) }),
    ids: { adventure: 'public' },
    answer: Adventure,
    refusals: [
      'rate_limited',
      'unauthenticated',
      'forbidden',
      'not_found',
      'invalid',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
      'idempotency_mismatch',
    ],
  },
});
