import type { Answer } from '@liftoff/contract/core/endpoint';
import type { ShopCard } from '@liftoff/contract/console/points-rules';
import type { compPoints } from '@liftoff/contract/points';
import type { CompType } from '@liftoff/contract/points-entities';
import type { Reward } from '@liftoff/contract/reward';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { refuse, Undone, type CallOf, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import type { MarketAllows } from '../reward/may-have.ts';
import type { Giver } from '../reward/rewards.ts';
import { pointsView } from './points-view.ts';
import type { Points } from './points.ts';
import { cardsOf, cardView, priceOf, rewardOf, type ShopReward } from './shop.ts';

/** What a player asks for: a card as it was shown, and the points that the wanted number of items costs. */
export interface Asked {
  readonly type: CompType;
  readonly group: string;
  readonly version: number;
  readonly points: number;
}

/** Tickets that a player asks for by the card that sells them, as it was shown. */
export interface AskedTickets extends Omit<Asked, 'points'> {
  readonly type: 'lotteries';
  readonly lottery_id: string;
  readonly tickets_count: number;
}

type Exchanged = Answer<typeof compPoints.exchangeMoney>;

/** An order of tickets at a card's price, in points for each ticket. */
export interface TicketOrder {
  readonly playerId: number;
  readonly lottery: string;
  readonly count: number;
  readonly price: number;
  readonly country: string | null;
}

/** The sale of lottery tickets. A lottery is named by its id or slug. */
export interface TicketSale {
  readonly isOnSale: (sql: Sql, lottery: string) => Promise<boolean>;
  /** Takes the points and issues the tickets, or returns why not. The caller has locked the player. */
  readonly sell: (tx: Tx, order: TicketOrder) => Promise<Refused | null>;
}

/** The parts of the platform that an exchange works with. */
export interface ShopParts {
  readonly platform: Platform;
  readonly points: Points;
  readonly giver: Giver<ShopReward['type']>;
  readonly tickets: TicketSale;
  readonly marketAllows: MarketAllows;
}

/**
 * Exchanges points for what a card gives, in one transaction with the reward. The card must be the version that the
 * player was shown, otherwise nothing happens and the current one is returned [PX-75]. A player who has turned bonuses
 * off has to turn them on first [PSHOP-012].
 */
export async function exchangePoints(
  parts: ShopParts,
  asked: Asked | AskedTickets,
  { player: { id: playerId }, country, idempotencyKey: key }: CallOf<'player'>,
): Promise<Exchanged | Refused> {
  const { db, deps } = parts.platform;
  const write = { owner: `player:${playerId}`, call: 'exchange', key, input: asked };
  return await withIdempotency(db, deps, write, async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (player === null) return refuse('unauthenticated');
    const barred = await protectedFromGifts(tx, { playerId, country, now: deps.now() });
    if (barred !== null) return barred;
    if (!player.can_issue_bonuses) return refuse('forbidden');
    const card = await cardShown(tx, player, asked);
    if ('refused' in card) return card;
    const received =
      'tickets_count' in asked
        ? await buyTickets(tx, parts.tickets, card, { playerId, country, asked })
        : await buyReward(tx, parts, card, { player, asked });
    if ('refused' in received) return received;
    return { points: pointsView(await parts.points.balance(tx, playerId)), reward: received };
  });
}

/** The card that a player asks for, or why it cannot be exchanged. */
async function cardShown(
  tx: Tx,
  player: PlayerRow,
  { type, group, version }: Asked | AskedTickets,
): Promise<ShopCard | Refused> {
  const found = (await cardsOf(tx, type)).find(card => card.group === group);
  if (found === undefined || priceOf(found.card, player.currency) === null) return refuse('not_found');
  if (found.version === version) return found.card;
  const card = cardView(found, { currency: player.currency, locale: player.language });
  return { ...refuse('rate_changed'), ...(card === null ? {} : { card }) };
}

async function buyReward(
  tx: Tx,
  { platform, points, giver }: ShopParts,
  card: ShopCard,
  { player, asked }: { player: PlayerRow; asked: Asked },
): Promise<Reward | Refused> {
  const playerId = Number(player.id);
  const cost = priceOf(card, player.currency);
  const isWhole = cost !== null && asked.points % cost === 0;
  const reward = isWhole ? rewardOf(card, player.currency, asked.points / cost) : null;
  if (reward === null) return refuse('invalid', { points: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const giving = await giver.give(tx, playerId, reward, {
    reference: `${asked.group}:${platform.deps.id()}`,
    price: async cause => {
      const spent = await points.spend(tx, playerId, BigInt(asked.points), cause);
      if (spent !== 'posted') throw new Undone(refuse('not_enough_points'));
    },
  });
  return giving.outcome === 'denied' ? refuse('forbidden') : giving.given.reward;
}

/** Tickets are sold by their lottery, so that a cancelled lottery returns the points [PX-69]. */
async function buyTickets(
  tx: Tx,
  tickets: TicketSale,
  card: ShopCard,
  { playerId, country, asked }: { playerId: number; country: string | null; asked: AskedTickets },
): Promise<Reward | Refused> {
  const { lottery_id, tickets_count } = asked;
  if (card.type !== 'lotteries' || card.lottery_ids[0] !== lottery_id) return refuse('not_found');
  const order = { playerId, lottery: lottery_id, count: tickets_count, price: card.points, country };
  return (await tickets.sell(tx, order)) ?? { type: 'tickets', lottery_id, tickets_count };
}
