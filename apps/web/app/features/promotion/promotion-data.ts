import type { Reward } from '@liftoff/contract/reward';
import type { ListedPromotion } from '@liftoff/contract/tournament';
import type { BonusOffer } from '@liftoff/contract/bonus';

/** A promotion as the hub shows it. Times are ISO 8601. */
export interface PromotionData {
  id: string;
  type: ListedPromotion['type'];
  slug: string;
  title: string;
  status: ListedPromotion['status'];
  startAt: string;
  endAt: string;
  /**
   * The sum of all prize money, the first prize, or the reward of the next level or goal. `count` is the number of
   * prizes, or the level or goal. `null` without a prize or if it failed to load.
   */
  prize: { label: 'pool' | 'first' | 'prizes' | 'level' | 'goal'; count: number; reward: Reward } | null;
  /** What the promotion requires, such as its entry price. */
  facts: readonly PromotionFact[];
  /** The player's place, tickets or progress; `null` for guests, and for players who have none. */
  own: OwnPart | null;
}

export interface PromotionFact {
  name:
    | 'free'
    | 'points'
    | 'players'
    | 'earned'
    | 'ticket'
    | 'tickets'
    | 'levels'
    | 'ownMoney'
    | 'rounds'
    | 'multiplier';
  count?: number;
}

export type OwnPart =
  | { kind: 'joined'; place: number | null }
  | { kind: 'tickets'; count: number }
  | { kind: 'level'; level: number; of: number; percent: number }
  | { kind: 'rounds'; done: number; of: number };

/** A managed promotion page that the visitor may open [PROUTE-033]. */
export interface ManagedPage {
  name: 'mart' | 'wheel' | 'lootboxes' | 'adventure';
  href: string;
}

/** A bonus or free spins that wait for the player's activation. */
export interface WaitingGift {
  id: string;
  title: string;
  reward: Reward;
  wager: number;
  /** Days to use it after activation; `null` without a time limit. */
  days: number | null;
  /** ISO 8601; `null` if it can be activated at any time. */
  until: string | null;
}

export interface GiftsData {
  waiting: readonly WaitingGift[];
  offers: readonly BonusOffer[];
}

export interface PromotionsOfVisitor {
  /** `null` if the list failed to load. */
  promotions: readonly PromotionData[] | null;
  /** Whether the market wants neutral pages, on which nothing counts down. */
  isNeutral: boolean;
  isGuest: boolean;
  /** The time at which the server rendered the page, in milliseconds. The time left is counted from it. */
  now: number;
}

/** The data of the hub. */
export interface PromotionsData extends PromotionsOfVisitor {
  /** Empty where promotions are not shown. */
  pages: readonly ManagedPage[];
  /** Empty for guests. */
  gifts: GiftsData;
}
