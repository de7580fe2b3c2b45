import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { text } from './core/text.ts';
import { boxTiers, wheelGroups } from './lootbox-tiers.ts';
import { positiveAmount } from './reward.ts';

/** The stages of a box, see `nextBoxStages` in the rules. */
export const BoxStage = z.enum(['issued', 'activated', 'canceled', 'expired']);
export type BoxStage = z.infer<typeof BoxStage>;

export const BoxTier = z.enum(boxTiers);

/** Why a box waits: the player has bonuses turned off, or one of its prizes is not given now. */
export const BoxWait = z.enum(['bonuses_off', 'prize_paused']);
export type BoxWait = z.infer<typeof BoxWait>;

/** The owner of a prize table: a group with a table of its own, or `default` for everyone else. */
export const BoxGroup = z.enum(['default', ...wheelGroups]);

const name = text(80).min(1);
const amounts = z.array(z.strictObject({ currency: CurrencyCodeSchema, amount_cents: positiveAmount })).min(1);
const count = z.int().min(1).max(1_000_000);

/**
 * The prize of a segment. Amounts are listed by currency, with EUR for all other currencies. `offer` names the terms
 * of a bonus or of free spins.
 */
export const BoxPrize = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bonus'), offer: name, amounts }),
  z.strictObject({ type: z.literal('freespins'), offer: name, freespins_count: count }),
  z.strictObject({ type: z.literal('money'), amounts }),
  z.strictObject({ type: z.literal('points'), points: count }),
  z.strictObject({ type: z.literal('group'), group: name }),
]);
export type BoxPrize = z.infer<typeof BoxPrize>;

/**
 * A segment of a prize table. Its chance is its weight divided by the sum of all weights; a weight of 0 is never drawn.
 * A segment with a `stock` can be won that many times, and is then replaced by its `substitute` [PX-79].
 */
export const BoxSegment = z.strictObject({
  id: text(40).regex(/^[a-z0-9_-]+$/),
  weight: z.int().min(0).max(1_000_000),
  prize: BoxPrize,
  /** Wagering and maximum win of a bonus or of free spins; `null` for other prizes. */
  result_bonus: z.strictObject({ wager: z.int().min(0).max(1_000), max_win: amounts }).nullable(),
  stock: z.int().min(1).nullable(),
  /** Id of the segment that is drawn in its place once its stock is used up; `null` if it has no stock. */
  substitute: name.nullable(),
});
export type BoxSegment = z.infer<typeof BoxSegment>;
export const BoxSegments = z.array(BoxSegment).min(1).max(24);

const perCurrency = z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount }));

/** A segment as players see it. `weight` gives its chance; with a weight of 0 it cannot be won [D10]. */
export const BoxItem = z.object({
  id: z.string(),
  weight: z.int(),
  /** Whether its weight is 0 because all of its prizes have been won [PX-79]. */
  out_of_stock: z.boolean(),
  /** Whether it was drawn. Always `false` before the activation. */
  prize: z.boolean(),
  reward: BoxPrize,
  /** The terms of a bonus or of free spins; empty for other prizes. */
  bonuses: z.array(
    z.object({
      title: z.string(),
      type: z.enum(['bonus', 'freespins']),
      attributes: z.object({ freespins_count: z.int().optional(), bonus_amount: perCurrency.optional() }),
      result_bonus: z.object({ wager: z.number(), max_win: perCurrency }).nullable(),
    }),
  ),
});
export type BoxItem = z.infer<typeof BoxItem>;

/**
 * The committed numbers of a box. The hash is published when the box is issued, the seeds once it is open; both are
 * `null` before that.
 */
const BoxSeed = z.object({
  server_seed_hash: z.string(),
  server_seed: z.string().nullable(),
  client_seed: z.string().nullable(),
});

/** A lootbox or a spin of the prize wheel [PENTITY-008]. */
export const Lootbox = z.object({
  id: z.string(),
  stage: BoxStage,
  group_key: z.string(),
  created_at: z.string(),
  valid_until: z.string().nullable(),
  activated_at: z.string().nullable(),
  /** The prizes that can be drawn now, or could be drawn at the activation. Empty if the box ended unopened. */
  items: z.array(BoxItem),
  /** Identifies the items and their chances. Sent with the activation, so that nothing else is drawn from [PX-79]. */
  odds: z.string(),
  /** Why the box cannot be opened now: one of its prizes cannot be credited to this player [PX-77]. */
  waits: BoxWait.nullable(),
  seed: BoxSeed,
});
export type Lootbox = z.infer<typeof Lootbox>;

/** The prize tables by group and tier, as a guest or player reads them beside the wheel. */
export const WheelSegments = z.partialRecord(BoxGroup, z.partialRecord(BoxTier, z.array(BoxItem)));
export type WheelSegments = z.infer<typeof WheelSegments>;
