import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { announcedReward, Reward } from './reward.ts';

/**
 * Comp points [PENTITY-006]: `chargeable` can be spent, `persistent` is the total earned by play. Points are whole
 * numbers.
 */
export const CompPoints = z.object({
  chargeable: z.object({ points: z.int() }),
  persistent: z.object({ points: z.int() }),
});
export type CompPoints = z.infer<typeof CompPoints>;

/** What points can be exchanged for [PSHOP-016]. */
export const compTypes = ['money', 'freespins', 'lootboxes', 'lotteries'] as const;
const compType = z.enum(compTypes);
export type CompType = z.infer<typeof compType>;

/** An item in the comp point shop [PENTITY-007]. If it buys money, it has a rate for each currency [PENTITY-006]. */
export const CompCard = z.object({
  type: compType,
  group: z.string(),
  /** The version of the card, which an exchange repeats, so that nobody pays a price they were not shown [PX-75]. */
  version: z.int(),
  wager: z.number().nullable(),
  title: z.string(),
  games: z.array(z.string()),
  /** The price of one in the caller's currency. */
  points: z.int(),
  /** What `points` buy, if that is money or tickets of lotteries. Free spins have `freespins_count` instead. */
  rate: z.object({
    points: z.int(),
    lottery_ids: z.array(z.string()).optional(),
    currency: CurrencyCodeSchema.optional(),
    amount_cents: WireAmount.optional(),
  }),
  rates: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount, points: z.int() })),
  freespins_count: z.int().nullable(),
  promo: z.object({ type: z.enum(['popular', 'new', 'vip']), text: z.string() }).nullable(),
});
export type CompCard = z.infer<typeof CompCard>;

/** The own money that earns one point in a category of games, for each currency that has its own rate. */
export const EarningRate = z.object({
  category: z.string(),
  rates: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
});
export type EarningRate = z.infer<typeof EarningRate>;

/** A line of the history: everything earned in a category on a day (UTC), or one other change. */
export const PointsEntry = z.object({
  day: z.iso.date(),
  kind: z.enum(['earned', 'corrected', 'given', 'spent']),
  /**
   * The category of the games for `earned`, the game's name for `corrected`, the giver for `given`, and the card,
   * lottery or tournament for `spent`.
   */
  source: z.string(),
  /** Own money staked, for `earned`. */
  staked: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
  /** What points were exchanged for; `null` for other kinds. */
  reward: Reward.nullable(),
  /** Negative if points were taken. `balance` is the number of points afterwards. */
  points: z.int(),
  balance: z.int(),
});
export type PointsEntry = z.infer<typeof PointsEntry>;

/** A level that a player reaches through persistent points [PENTITY-014]. */
export const Level = z.object({
  id: z.string().regex(/^(level_([1-9]|1[0-2])|group_\d+)$/),
  name: z.string(),
  image: z.string(),
  content: z.string(),
  gift_descriptions: z.array(z.string()),
  /** `max` is the number of persistent points with which the level is reached. */
  conditions: z.array(z.object({ persistent_comp_points: z.object({ max: z.int() }) })),
  gifts: z.array(announcedReward(['points', 'cashback', 'fs', 'bonus'])),
  /** Whether the player has reached the level. */
  status: z.boolean(),
  /** Whether players can choose the level themselves. No level is like that. */
  writable: z.boolean(),
});
export type Level = z.infer<typeof Level>;
