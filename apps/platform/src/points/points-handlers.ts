import type { Levels } from '@liftoff/contract/console/points-rules';
import type { CompPoints, CompType, Level } from '@liftoff/contract/points-entities';
import { compTypes } from '@liftoff/contract/points-entities';
import type { compPoints } from '@liftoff/contract/points';
import type { MayPromote } from '../account/offers/marketing.ts';
import { playerById } from '../account/player-row.ts';
import { refuse, type CallingPlayer, type Handlers } from '../core/call.ts';
import { exchangePoints, type ShopParts } from './exchange-points.ts';
import { pointsOfMonth } from './points-history.ts';
import { earningAt, levelsInForce } from './points-rules.ts';
import { pointsView } from './points-view.ts';
import { cardsOf, cardView, textIn } from './shop.ts';

/** Handlers of points, their shop and levels. `mayPromote` decides whether a player is shown the shop's cards. */
export function pointsHandlers(parts: ShopParts, mayPromote: MayPromote): Handlers<typeof compPoints> {
  const { db, deps } = parts.platform;
  const balanceOf = async (playerId: number): Promise<CompPoints> =>
    pointsView(await parts.points.balance(db, playerId));
  /** The cards of a type from the cheapest up, priced for the player; nothing for a player who may not be shown promotions [PX-07]. */
  const cards = async (type: CompType, player: CallingPlayer | null, locale: string) => {
    if (!parts.sold.has(type) || (player !== null && !(await mayPromote(db, player.id)))) return [];
    const currency = player === null ? null : ((await playerById(db, player.id))?.currency ?? null);
    const views = (await cardsOf(db, type)).flatMap(card => cardView(card, { currency, locale }) ?? []);
    return views.toSorted((a, b) => a.points - b.points);
  };
  return {
    compPoints: (_input, { player }) => balanceOf(player.id),
    pointsHistory: ({ query }, { player }) => pointsOfMonth(db, player.id, query.month),
    earningRates: async () => (await earningAt(db))(deps.now()),
    moneyRates: ({ query }, { player }) => cards('money', player, query.locale),
    rates: async ({ params, query }, { player }) =>
      isOtherType(params.type) ? await cards(params.type, player, query.locale) : refuse('not_found'),
    exchangeMoney: ({ body: { exchange } }, call) => exchangePoints(parts, { type: 'money', ...exchange }, call),
    exchange: async ({ params: { type }, body }, call) =>
      // Cards of lotteries are not sold, so nothing can be asked for in tickets.
      isOtherType(type) && 'points' in body
        ? await exchangePoints(parts, { type, ...body }, call)
        : refuse('not_found'),
    levels: async ({ query }, { player }) => {
      const { persistent } = await parts.points.balance(db, player.id);
      return (await levelsInForce(db)).map((level, n) => levelView(level, n + 1, { persistent, locale: query.locale }));
    },
  };
}

/** The types of cards with a call of their own beside that for money. */
const isOtherType = (type: string): type is Exclude<CompType, 'money'> =>
  type !== 'money' && compTypes.some(known => known === type);

function levelView(level: Levels[number], number: number, of: { persistent: bigint; locale: string }): Level {
  const gifts = level.gifts.map(gift => ({ type: gift.type, title: textIn(gift.title, of.locale) }));
  return {
    id: `level_${number}`,
    name: textIn(level.name, of.locale),
    image: '/pictures/scene/vip-640.webp',
    content: textIn(level.content, of.locale),
    gift_descriptions: gifts.map(({ title }) => title),
    conditions: [{ persistent_comp_points: { max: level.points } }],
    gifts,
    status: of.persistent >= BigInt(level.points),
    writable: false,
  };
}
