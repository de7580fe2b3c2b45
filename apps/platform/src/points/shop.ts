import type { ShopCard, Texts } from '@liftoff/contract/console/points-rules';
import type { CompCard, CompType } from '@liftoff/contract/points-entities';
import type { RewardOf, RewardType } from '@liftoff/contract/reward';
import { minor, wire } from '@liftoff/rules/money/money';
import { rateFor } from '@liftoff/rules/points/exchange-points';
import type { Sql } from '../database/database.ts';
import { writtenLocaleOf } from '../market/written-locales.ts';
import { shopCards, type VersionedCard } from './points-rules.ts';

/** The type of reward that each type of card gives. */
export const rewardTypes = {
  money: 'money',
  freespins: 'freespins',
  lootboxes: 'box',
  lotteries: 'tickets',
} as const satisfies Record<CompType, RewardType>;

/** The rewards that the shop gives. Tickets are sold by their lottery instead. */
export type ShopReward = RewardOf<Exclude<(typeof rewardTypes)[CompType], 'tickets'>>;

/** A text in the language of a reader. */
export function textIn(texts: Texts, language: string): string {
  const locale = writtenLocaleOf(language);
  return Object.entries(texts).find(([written]) => written === locale)?.[1] ?? texts['en-CA'];
}

/** The cards of a type in the shop. */
export const cardsOf = async (sql: Sql, type: CompType): Promise<VersionedCard[]> =>
  (await shopCards(sql)).filter(({ card }) => card.type === type);

/** The price of one item for a player with this currency; `null` if the card cannot be exchanged [PSHOP-025]. */
export const priceOf = (card: ShopCard, currency: string | null): number | null =>
  card.type === 'money' ? (rateFor(card.rates, currency)?.points ?? null) : card.points;

/** A card as players see it, or `null` if it cannot be exchanged. */
export function cardView(
  { group, version, card }: VersionedCard,
  { currency, locale }: { currency: string | null; locale: string },
): CompCard | null {
  const points = priceOf(card, currency);
  if (points === null) return null;
  const rate = card.type === 'money' ? rateFor(card.rates, currency) : null;
  const { type, wager, games, promo } = card;
  return {
    type,
    group,
    version,
    wager,
    games,
    points,
    title: textIn(card.title, locale),
    rate: {
      points,
      ...(rate === null ? {} : { currency: rate.currency, amount_cents: rate.amount_cents }),
      ...(card.type === 'lotteries' ? { lottery_ids: card.lottery_ids } : {}),
    },
    rates: card.type === 'money' ? card.rates : [],
    freespins_count: card.type === 'freespins' ? card.freespins_count : null,
    promo: promo === null ? null : { type: promo.type, text: textIn(promo.text, locale) },
  };
}

/**
 * The reward for a number of a card's items. `null` if the card has no rate, if it sells tickets, or if more than one box
 * is wanted.
 */
export function rewardOf(card: ShopCard, currency: string, quantity: number): ShopReward | null {
  if (card.type === 'money') {
    const rate = rateFor(card.rates, currency);
    if (rate === null) return null;
    return { type: 'money', currency: rate.currency, amount_cents: wire(minor(rate.amount_cents) * BigInt(quantity)) };
  }
  if (card.type === 'freespins') {
    return { type: 'freespins', offer: card.offer, freespins_count: card.freespins_count * quantity };
  }
  return card.type === 'lootboxes' && quantity === 1 ? { type: 'box', group_key: card.group_key } : null;
}
