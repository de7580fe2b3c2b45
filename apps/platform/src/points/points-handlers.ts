import type { Levels } from '@liftoff/contract/console/points-rules';
import type { CompCard, CompPoints, CompType, Level } from '@liftoff/contract/points-entities';
import { compTypes } from '@liftoff/contract/points-entities';
import type { compPoints } from '@liftoff/contract/points';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor } from '@liftoff/rules/money/money';
import { rateFor } from '@liftoff/rules/points/exchange-points';
import type { MayPromote } from '../account/offers/marketing.ts';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { refuse, type CallOf, type Handlers } from '../core/call.ts';
import { switchedOnSince } from '../market/house-switch.ts';
import { guestPlace, showsGuestsPromotions } from '../market/market-rules.ts';
import { exchangePoints, type ShopParts } from './exchange-points.ts';
import { pointsOfMonth } from './points-history.ts';
import { earningAt, levelsInForce } from './points-rules.ts';
import { pointsView } from './points-view.ts';
import { cardsOf, cardView, rewardTypes, textIn } from './shop.ts';

/** Handlers of points, their shop and levels. `mayPromote` decides whether a player is shown cards and gifts. */
export function pointsHandlers(parts: ShopParts, mayPromote: MayPromote): Handlers<typeof compPoints> {
  const { db, deps, ruleFor } = parts.platform;
  const balanceOf = async (playerId: number): Promise<CompPoints> =>
    pointsView(await parts.points.balance(db, playerId));
  /** Whether cards of a type are shown to a guest in a country, or to a player [PX-07] [PX-50]. */
  const isShown = async (type: CompType, player: PlayerRow | null, country: string | null) => {
    const now = deps.now();
    if (type === 'freespins' && (await switchedOnSince(db, 'bonuses_stopped')) !== null) return false;
    if (player !== null)
      return parts.marketAllows(player, rewardTypes[type], now) && (await mayPromote(db, Number(player.id)));
    const rules = ruleFor({ ...guestPlace(country), at: now });
    return showsGuestsPromotions(rules) && (type !== 'lootboxes' || rules.lootboxes);
  };
  const ofLotteriesOnSale = async (views: CompCard[]) => {
    const sales = views.map(({ rate }) => parts.tickets.isOnSale(db, rate.lottery_ids?.[0] ?? ''));
    const isOnSale = await Promise.all(sales);
    return views.filter((_card, at) => isOnSale[at]);
  };
  /** The cards of a type that are shown to the caller, cheapest first. */
  const cards = async (type: CompType, { player: caller, country }: CallOf<'optional'>, locale: string) => {
    const player = caller && (await playerById(db, caller.id));
    if (!(await isShown(type, player, country))) return [];
    const currency = player?.currency ?? null;
    const views = (await cardsOf(db, type)).flatMap(card => cardView(card, { currency, locale }) ?? []);
    const onSale = type === 'lotteries' ? await ofLotteriesOnSale(views) : views;
    return onSale.toSorted((a, b) => a.points - b.points);
  };
  return {
    compPoints: (_input, { player }) => balanceOf(player.id),
    pointsHistory: ({ query }, { player }) => pointsOfMonth(db, player.id, query.month),
    earningRates: async () => (await earningAt(db))(deps.now()) ?? [],
    moneyRates: ({ query }, call) => cards('money', call, query.locale),
    rates: async ({ params, query }, call) =>
      isOtherType(params.type) ? await cards(params.type, call, query.locale) : refuse('not_found'),
    exchangeMoney: ({ body: { exchange } }, call) => exchangePoints(parts, { type: 'money', ...exchange }, call),
    exchange: async ({ params: { type }, body }, call) => {
      if (!isOtherType(type)) return refuse('not_found');
      if ('points' in body) return await exchangePoints(parts, { type, ...body }, call);
      return type === 'lotteries' ? await exchangePoints(parts, { type, ...body }, call) : refuse('not_found');
    },
    levels: async ({ query }, { player }) => {
      const { persistent } = await parts.points.balance(db, player.id);
      const { currency = null } = (await playerById(db, player.id)) ?? {};
      const of = { persistent, currency, locale: query.locale, showsGifts: await mayPromote(db, player.id) };
      return (await levelsInForce(db)).map((level, n) => levelView(level, n + 1, of));
    },
  };
}

/** The types of cards with a call of their own beside that for money. */
const isOtherType = (type: string): type is Exclude<CompType, 'money'> =>
  type !== 'money' && compTypes.some(known => known === type);

/** A level as a player sees it. Its gifts are announced only to a player who may be shown promotions [PX-07]. */
export function levelView(
  level: Levels[number],
  number: number,
  of: { persistent: bigint; currency: string | null; locale: string; showsGifts: boolean },
): Level {
  const shown = of.showsGifts ? level.gifts : [];
  const gifts = shown.map(({ type, title }) => ({ type, title: textIn(title, of.locale) }));
  return {
    id: `level_${number}`,
    name: textIn(level.name, of.locale),
    image: '/pictures/scene/vip-640.webp',
    content: textIn(level.content, of.locale),
    gift_descriptions: shown.map(gift => giftText(gift, of)),
    conditions: [{ persistent_comp_points: { max: level.points } }],
    gifts,
    status: of.persistent >= BigInt(level.points),
    writable: false,
  };
}

/** A gift in words, with its amount in the player's currency if it is money. */
function giftText(gift: Levels[number]['gifts'][number], of: { currency: string | null; locale: string }): string {
  const title = textIn(gift.title, of.locale);
  const amount = 'amounts' in gift && of.currency !== null ? rateFor(gift.amounts, of.currency) : null;
  if (amount === null) return title;
  return `${title}, ${formatMoney(minor(amount.amount_cents), amount.currency, of.locale, { whole: true })}`;
}
