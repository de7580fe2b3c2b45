import * as z from 'zod';
import { CurrencyCodeSchema } from '../core/money.ts';
import { text } from '../core/text.ts';

const line = text(200).min(1);
/** A text in every language that the site has. */
const texts = z.strictObject({ 'en-CA': line, 'fr-CA': line, de: line, no: line, it: line, et: line });
export type Texts = z.infer<typeof texts>;
const name = text(80).min(1);
const cents = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const points = z.int().min(1).max(1_000_000_000);
const oncePerCurrency = (rates: readonly { currency: string }[]): boolean =>
  new Set(rates.map(({ currency }) => currency)).size === rates.length;
const moneyRates = z
  .array(z.strictObject({ currency: CurrencyCodeSchema, amount_cents: cents, points }))
  .min(1)
  .refine(oncePerCurrency, { error: 'A currency has two rates' });

const shared = {
  title: texts,
  wager: z.number().min(0).nullable(),
  games: z.array(name),
  promo: z.strictObject({ type: z.enum(['popular', 'new', 'vip']), text: texts }).nullable(),
};

/** A card of the shop as staff edit it. */
export const ShopCard = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('money'), ...shared, rates: moneyRates }),
  z.strictObject({ type: z.literal('freespins'), ...shared, points, offer: name, freespins_count: z.int().min(1) }),
  z.strictObject({ type: z.literal('lootboxes'), ...shared, points, group_key: name }),
  z.strictObject({ type: z.literal('lotteries'), ...shared, points, lottery_ids: z.array(name).min(1) }),
]);
export type ShopCard = z.infer<typeof ShopCard>;

/**
 * The own money that earns one point, by category of games. A game counts in the first category of the list that it is
 * in. A currency without a rate is converted to euros.
 */
export const Earning = z
  .array(
    z.strictObject({
      category: name,
      rates: z
        .array(z.strictObject({ currency: CurrencyCodeSchema, amount_cents: cents }))
        .refine(oncePerCurrency, { error: 'A currency has two rates' })
        .refine(rates => rates.some(({ currency }) => currency === 'EUR'), { error: 'A rate in EUR is missing' }),
    }),
  )
  .min(1);
export type Earning = z.infer<typeof Earning>;

/**
 * A gift of a level: points, money that is announced as cashback, free spins, or a bonus with the amount of an offer of
 * the kind `level`.
 */
const LevelGift = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('points'), title: texts, points }),
  z.strictObject({ type: z.literal('fs'), title: texts, offer: name, freespins_count: z.int().min(1).max(500) }),
  z.strictObject({ type: z.literal('bonus'), title: texts, offer: name }),
  z.strictObject({
    type: z.literal('cashback'),
    title: texts,
    amounts: z
      .array(z.strictObject({ currency: CurrencyCodeSchema, amount_cents: cents }))
      .min(1)
      .refine(oncePerCurrency, { error: 'A currency has two amounts' }),
  }),
]);

/** The twelve levels from the lowest up. `points` is the number of persistent points with which one is reached. */
export const Levels = z
  .array(z.strictObject({ name: texts, content: texts, points, gifts: z.array(LevelGift) }))
  .length(12)
  .refine(levels => levels.every(({ points: needed }, n) => n === 0 || needed > (levels[n - 1]?.points ?? 0)), {
    error: 'A level needs more points than the one before',
  });
export type Levels = z.infer<typeof Levels>;
