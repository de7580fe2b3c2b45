import * as z from 'zod';
import { CurrencyCodeSchema } from './core/money.ts';
import { text } from './core/text.ts';

/** A positive amount in minor units, in one of the two forms of `WireAmount`. */
export const positiveAmount = z.union([z.int().min(1), z.string().regex(/^[1-9]\d{0,37}$/, { abort: true })]);
const money = { currency: CurrencyCodeSchema, amount_cents: positiveAmount };
const count = z.int().min(1).max(1_000_000_000);
const name = text(80).min(1);

/** `deposit` is the deposit that the bonus came with, if it did. */
const bonus = z.strictObject({
  type: z.literal('bonus'),
  offer: name,
  ...money,
  deposit: z.strictObject({ payment: z.uuid(), amount_cents: positiveAmount }).optional(),
});
const freespins = z.strictObject({
  type: z.literal('freespins'),
  offer: name,
  freespins_count: count,
});
const points = z.strictObject({ type: z.literal('points'), points: count });
const group = z.strictObject({ type: z.literal('group'), group: name });
const box = z.strictObject({ type: z.literal('box'), group_key: name });

/**
 * Everything that a player can be given [PX-06]. `bonus` and `freespins` name the offer whose terms apply, `box` the
 * group of its table, `tickets` their lottery, and `group` a player group that the player joins.
 */
export const Reward = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('money'), ...money }),
  bonus,
  freespins,
  points,
  box,
  z.strictObject({ type: z.literal('tickets'), lottery_id: name, tickets_count: count }),
  group,
]);
export type Reward = z.infer<typeof Reward>;
export type RewardType = Reward['type'];
export type RewardOf<Type extends RewardType> = Extract<Reward, { type: Type }>;

/** The rewards that staff can give. Money is not among them, because it takes two people [A51]. */
export const StaffReward = z.discriminatedUnion('type', [
  bonus,
  freespins.extend({ freespins_count: z.int().min(1).max(500) }),
  points,
  group,
  box,
]);
export type StaffReward = z.infer<typeof StaffReward>;

/**
 * A reward as a card announces it: the types that the requirements list for that card, and a title in the reader's
 * language.
 */
export const announcedReward = <const Types extends readonly [string, ...string[]]>(types: Types) =>
  z.object({ type: z.enum(types), title: z.string() });
