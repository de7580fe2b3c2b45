import type { CompType } from '@liftoff/contract/points-entities';
import { hasSeveralAccounts } from '../account/several-accounts.ts';

/** The currency whose rate holds for a currency without its own [PSHOP-024]. */
const defaultCurrency = 'EUR';

/**
 * The rate of a list for a currency: the currency's own, otherwise that in euros, otherwise the first; `null` if the
 * list is empty, which makes a card not exchangeable [PSHOP-025].
 */
export const rateFor = <Rate extends { readonly currency: string }>(
  rates: readonly Rate[],
  currency: string | null,
): Rate | null =>
  rates.find(rate => rate.currency === currency) ??
  rates.find(rate => rate.currency === defaultCurrency) ??
  rates[0] ??
  null;

/** What the rules know about the visitor. `points` is `null` for a guest, and while the balance is unknown. */
interface Visitor {
  readonly points: number | null;
}

/** How many of an item a balance buys [PSHOP-027]. */
export const affordableCount = (points: number, cost: number): number => Math.floor(points / cost);

/** Whether a visitor can exchange: signed in, with points to spend, and with at least the price [PSHOP-021]. */
export const canRedeem = ({ points }: Visitor, cost: number): boolean =>
  points !== null && points > 0 && points >= cost;

/** The number of points that are missing for one item; 0 if nothing is missing [PSHOP-030]. */
export const shortfall = (points: number, cost: number): number => Math.max(0, cost - points);

/** A quantity within what a balance buys, and at least 1 [PSHOP-026]. */
export const allowedQuantity = (quantity: number, points: number, cost: number): number =>
  Math.max(1, Math.min(Math.trunc(quantity), affordableCount(points, cost)));

/**
 * What comes before an exchange: a warning for a player with several accounts, otherwise a confirmation that bonuses
 * are turned on, otherwise nothing [PSHOP-011] [PSHOP-012] [PSHOP-013].
 */
export function stepBeforeExchange(player: {
  readonly groups: readonly string[];
  readonly canIssueBonuses: boolean;
}): 'warning' | 'enable_bonuses' | null {
  if (hasSeveralAccounts(player.groups)) return 'warning';
  return player.canIssueBonuses ? null : 'enable_bonuses';
}

/** The tabs of the shop, as they are in its addresses [PROUTE-020]. */
export const shopTabs = ['all', 'freespins', 'money', 'special'] as const;
export type ShopTab = (typeof shopTabs)[number];

export const isShopTab = (name: string): name is ShopTab => shopTabs.some(tab => tab === name);

type RewardGroup = 'FREE_SPINS' | 'MONEY_REWARD' | 'SPECIAL_REWARDS' | 'LOTTERIES';

/** The group of the rewards of a card [PSHOP-007]. */
export const rewardGroupOf: Readonly<Record<CompType, RewardGroup>> = {
  money: 'MONEY_REWARD',
  freespins: 'FREE_SPINS',
  lootboxes: 'SPECIAL_REWARDS',
  lotteries: 'LOTTERIES',
};

/** The groups in each tab [PSHOP-008]. */
const groupsIn: Readonly<Record<Exclude<ShopTab, 'all'>, readonly RewardGroup[]>> = {
  freespins: ['FREE_SPINS'],
  money: ['MONEY_REWARD'],
  special: ['SPECIAL_REWARDS', 'LOTTERIES'],
};

/** The cards of a tab. */
export const cardsIn = <Card extends { readonly type: CompType }>(tab: ShopTab, cards: readonly Card[]): Card[] =>
  cards.filter(({ type }) => tab === 'all' || groupsIn[tab].includes(rewardGroupOf[type]));
