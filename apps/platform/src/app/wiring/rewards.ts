import type { MarketRules } from '@liftoff/contract/limits/market-rules';
import type { RewardType } from '@liftoff/contract/reward';
import { termsOf } from '@liftoff/rules/bonus/offer';
import { exchange } from '@liftoff/rules/money/exchange';
import { isCurrency, minor, wire } from '@liftoff/rules/money/money';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { hasReachedAge } from '../../account/profile/age.ts';
import { rulePlaceOf } from '../../account/profile/rule-place.ts';
import { readCalendar, type GiftType } from '../../adventure/calendar.ts';
import type { AdventureParts } from '../../adventure/adventure-handlers.ts';
import { bonusReward } from '../../bonus/bonus-reward.ts';
import { crmGiver } from '../../bonus/crm.ts';
import { givenGifts } from '../../bonus/given-gifts.ts';
import { planGrant, whyUnavailable } from '../../bonus/issue-offer.ts';
import { protectedFromGifts } from '../../limits/protected-from-gifts.ts';
import { offerById } from '../../bonus/offers.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { Tx } from '../../database/database.ts';
import { configuredSpinOffers, isSpinOffer, wagerOfSpins } from '../../bonus/spin-offers.ts';
import { spinsReward } from '../../bonus/spins-reward.ts';
import { mayPromote } from '../../limits/exclusion/may-promote.ts';
import { prizeTypes as lotteryPrizes } from '../../lottery/change-lottery.ts';
import { ticketSale } from '../../lottery/ticket-sale.ts';
import { ticketsReward } from '../../lottery/tickets-reward.ts';
import { questRewardTypes } from '../../quest/quest-config.ts';
import { boxReward } from '../../lootbox/issue-box.ts';
import { givenTypes } from '../../lootbox/lootbox-config.ts';
import type { PrizeParts } from '../../lootbox/open-lootboxes.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import { earnPoints } from '../../points/earn-points.ts';
import type { ShopParts } from '../../points/exchange-points.ts';
import { levelGifts, type OfferedGift } from '../../points/level-gifts.ts';
import { rewardTypes, type ShopReward } from '../../points/shop.ts';
import { openPoints, pointsReward } from '../../points/points.ts';
import { groupReward } from '../../reward/group-reward.ts';
import { rewardSettings, type MarketAllows } from '../../reward/may-have.ts';
import { openRewards } from '../../reward/rewards.ts';
import { prizeTypes } from '../../tournament/who-takes-part.ts';
import { countSums } from '../../vip/count-sums.ts';
import { evaluateQuarters } from '../../vip/evaluate-quarters.ts';
import { moneyReward } from '../../wallet/money-reward.ts';

/** The types of rewards that the points shop gives. Tickets are sold by their lottery. */
const givenByShop = [rewardTypes.money, rewardTypes.freespins, rewardTypes.lootboxes] as const;

/** The one door for rewards: the kinds that can be given, each by the module that owns it, and their givers. */
export function wireRewards(platform: Platform) {
  const { deps } = platform;
  const allows = marketAllows(platform);
  const points = openPoints(deps);
  const rewards = openRewards(
    deps,
    {
      money: moneyReward(deps),
      bonus: bonusReward(platform),
      freespins: spinsReward({ deps }, configuredSpinOffers),
      points: pointsReward(points),
      group: groupReward(deps),
      tickets: ticketsReward(deps),
      box: boxReward(deps),
    },
    {
      mayPromote: mayPromote(deps),
      marketAllows: allows,
      deniedFromHarmLevel: rewardSettings.denied_from_harm_level,
    },
  );
  const ofLevels = rewards.giver('level', ['points', 'money', 'bonus', 'freespins'], { isOffer: false });
  const reach = levelGifts(platform, ofLevels, offeredGift(platform));
  const vipStatuses = rewards.giver('vip', ['group'], { isOffer: false });
  evaluateQuarters(platform, vipStatuses);
  const ofTickets = rewards.giver('lottery_tickets', ['tickets'], { isOffer: false });
  const mayHaveTickets = (tx: Tx, playerId: number) => ofTickets.mayHave(tx, playerId, 'tickets');
  const shop: ShopParts = {
    platform,
    points,
    giver: rewards.giver<ShopReward['type']>('shop', givenByShop, { isOffer: false }),
    tickets: ticketSale(deps, { mayHave: mayHaveTickets, spend: points.spend }),
    marketAllows: allows,
  };
  return {
    points,
    shop,
    /** The consumers of facts on which rewards depend. */
    consumers: [earnPoints(points, reach), countSums],
    byStaff: rewards.giver('console', ['bonus', 'freespins', 'points', 'group', 'box'], { isOffer: false }),
    /** Bonuses and free spins that come with an action of the player: a deposit, a code or a registration. */
    gifts: rewards.giver('gifts', ['bonus', 'freespins'], { isOffer: false }),
    /** Credits of a CRM system. They are offers, because they invite the player to play. */
    byCrm: rewards.giver(crmGiver, ['bonus', 'freespins'], { isOffer: true }),
    tournamentPrizes: rewards.giver('tournament', prizeTypes, { isOffer: false }),
    spins: rewards.giver('spins', ['freespins'], { isOffer: false }),
    byQuests: rewards.giver('quest', questRewardTypes, { isOffer: false }),
    byLotteries: rewards.giver<RewardType>('lottery', lotteryPrizes, { isOffer: false }),
    mayHaveTickets,
    vipStatuses,
    adventure: {
      calendar: readCalendar(platform.config),
      giver: rewards.giver<GiftType>('adventure', ['bonus', 'freespins', 'money'], { isOffer: false }),
      gifts: givenGifts(platform, 'adventure', configuredSpinOffers),
    } satisfies AdventureParts,
    prizes: {
      // Giving a drawn prize is not an offer, because the player has opened the box.
      giver: rewards.giver('lootbox', givenTypes, { isOffer: false }),
      isOfferAvailable: isOfferAvailable(platform),
      protectedFrom: protectedFromGifts,
    } satisfies PrizeParts,
  };
}

/** The bonus of an offer of the kind `level`, or free spins, as a level gives them to a player now. */
const offeredGift =
  (platform: Platform): OfferedGift =>
  async (tx, playerId, gift) => {
    if (gift.type === 'fs') {
      const { offer, freespins_count } = gift;
      return isSpinOffer(offer) ? { type: 'freespins', offer, freespins_count } : null;
    }
    const kept = await offerById(tx, gift.offer);
    const currency = (await playerById(tx, playerId))?.currency;
    if (kept?.offer.kind !== 'level' || currency === undefined || !isCurrency(currency)) return null;
    const planned = await planGrant(tx, platform, kept, { playerId, currency, deposit: null });
    if (planned.outcome === 'unavailable') return null;
    return { type: 'bonus', offer: gift.offer, currency, amount_cents: wire(planned.amount) };
  };

/** Whether an offer can give this bonus or these spins to the player now, so that a box may promise them [PX-77]. */
const isOfferAvailable =
  (platform: Platform): PrizeParts['isOfferAvailable'] =>
  async (sql, playerId, reward) => {
    if (reward.type === 'freespins') {
      const player = await playerById(sql, playerId);
      return player !== null && areSpinsAllowed(rulesOfPlayer(platform, player, platform.deps.now()), reward.offer);
    }
    const { offer: id, currency, amount_cents: cents } = reward;
    const kept = await offerById(sql, id);
    if (kept === null || termsOf(kept.offer, currency) === null) return false;
    const { budget_eur_cents: budget } = kept.offer;
    const eurCents = exchange(minor(cents), currency, 'EUR', exchangeRates, 'up');
    if (budget !== null && kept.givenEurCents + eurCents > BigInt(budget)) return false;
    return (await whyUnavailable(sql, platform, kept, playerId)) === null;
  };

/**
 * The market rules on rewards, where the player lives: rewards need real play, bonuses and spins a minimum age of their
 * own, and boxes their permission. Free spins whose winnings have to be wagered too often are not given [D11].
 */
const marketAllows =
  (platform: Platform): MarketAllows =>
  (player, type, now, reward) => {
    const rules = rulesOfPlayer(platform, player, now);
    if (rules.real_play !== 'on') return false;
    if (type === 'box') return rules.lootboxes;
    if (reward?.type === 'freespins' && !areSpinsAllowed(rules, reward.offer)) return false;
    const age = type === 'bonus' || type === 'freespins' ? rules.bonus_min_age : null;
    return age === null || hasReachedAge(player, age, now);
  };

const rulesOfPlayer = ({ ruleFor }: Platform, player: PlayerRow, at: Date): MarketRules =>
  ruleFor({ ...rulePlaceOf(player), at });

/** Whether the winnings of free spins are wagered at most as often as the rules allow. */
const areSpinsAllowed = ({ wager_multiple_max: most }: MarketRules, offer: string): boolean =>
  most === null || wagerOfSpins(offer) <= most;

export type RewardParts = ReturnType<typeof wireRewards>;
