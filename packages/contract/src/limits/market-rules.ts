import * as z from 'zod';
import { locales } from '../core/locale.ts';
import { CurrencyCodeSchema } from '../core/money.ts';

/** The licence of a place without a known licence. Its row decides the columns that protect players. */
export const noLicence = 'none';

/**
 * The columns of the market rules, from `config/markets` (see *Rules as data* in the promotion rules). A column with
 * a literal is a limit that the product keeps everywhere, so a row cannot loosen it.
 */
export const MarketRules = z.strictObject({
  /** Maximum wagering of a bonus as a multiple of its amount; `null` without a maximum. */
  wager_multiple_max: z.int().min(0).nullable(),
  /** Whether one incentive can span several products, such as casino and sports. */
  mixed_products: z.boolean(),
  /** Whether a bonus can only be given at the player's first deposit or play. */
  bonus_first_time_only: z.boolean(),
  /** Whether guests can see bonuses: in pages, metadata, the sitemap and social cards. */
  bonus_public: z.boolean(),
  /** Minimum age for bonuses in years; `null` if the age for real play is enough. */
  bonus_min_age: z.int().min(18).max(99).nullable(),
  /** Whether cashback is allowed, counts as a bonus, or is forbidden. */
  cashback: z.enum(['on', 'as_bonus', 'off']),
  vip: z.boolean(),
  /** Whether play feeds and wins jackpots. */
  jackpots: z.boolean(),
  /** Whether jackpots can be advertised, for example by a row of the lobby. */
  jackpot_ads: z.boolean(),
  lootboxes: z.boolean(),
  /** Whether the odds of chance-based rewards have to be shown. */
  odds_shown: z.boolean(),
  /** The product has no autoplay [C20]. */
  autoplay: z.literal(false),
  /** The product opens one real-money game at a time, which the database enforces [C21]. */
  parallel_games: z.literal(false),
  /** Minimum time between two bets in a game, in milliseconds [C19]. */
  cycle_ms: z.strictObject({ slots: z.int().min(0), other: z.int().min(0) }),
  /**
   * Maximum stake per round in EUR cents, for slots or for all games, by age band from the youngest up; `null` if only
   * the game's own limit applies [C23]. Great Britain's limit is in pounds. The same number of euros is worth less, so
   * it stays below that limit.
   */
  stake_max: z
    .strictObject({
      games: z.enum(['slots', 'all']),
      bands: z.array(z.strictObject({ from_age: z.int().min(18), eur_cents: z.int().min(0) })).min(1),
    })
    .nullable(),
  /** The product never celebrates a return that does not exceed the stake [C22]. */
  celebrate_up_to_stake: z.literal(false),
  /** The product always shows the net position during real play [C18]. */
  net_position_shown: z.literal(true),
  /** Whether players can recall a pending withdrawal [D1]. */
  withdrawal_recall: z.boolean(),
  /** Whether guests can play demos. */
  demo_without_sign_in: z.boolean(),
  /** Whether pages are kept neutral: no countdowns and no hero banners. */
  neutral_tone: z.boolean(),
  /** Locales offered there; `null` for all of them. */
  locales: z.array(z.enum(locales)).min(1).nullable(),
  /** Currencies in which accounts can be opened there; `null` for all that the operator offers. */
  currencies: z.array(CurrencyCodeSchema).min(1).nullable(),
  /** Whether games can be played for money, only as demos, or not at all. */
  real_play: z.enum(['on', 'demo', 'off']),
});
export type MarketRules = z.infer<typeof MarketRules>;

/** The market rules by which the site decides what it shows. */
export const ShownRules = z.object(
  MarketRules.pick({
    bonus_public: true,
    neutral_tone: true,
    odds_shown: true,
    lootboxes: true,
    jackpots: true,
    jackpot_ads: true,
    demo_without_sign_in: true,
    real_play: true,
  }).shape,
);

/** The licence, country and province for which a row holds; a missing key means all of them. */
const Keys = z.strictObject({
  licence: z.string().max(10).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The part of the ISO 3166-2 code after the dash. */
  province: z.string().max(3).optional(),
});

/** A row of the table: where and when it holds, the columns it sets, and where they come from. */
export const MarketRow = Keys.extend(MarketRules.partial().shape).extend({
  /** First moment at which the row holds; without it, always until `valid_until`. */
  valid_from: z.iso.datetime({ offset: true }).optional(),
  /** First moment at which the row no longer holds. */
  valid_until: z.iso.datetime({ offset: true }).optional(),
  /** The public text that the row follows. */
  source: z.string().min(1),
  checked_at: z.iso.date(),
  review_due: z.iso.date(),
});
export type MarketRow = z.infer<typeof MarketRow>;

/** A place whose rules are asked for. `null` means that the licence, country or province is unknown. */
export interface RulePlace {
  readonly licence: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** The part of the ISO 3166-2 code after the dash. */
  readonly province: string | null;
}

/** Returns the market rules of a place at a moment. They are read at each decision and never stored. */
export type RuleFor = (where: RulePlace & { readonly at: Date }) => MarketRules;
