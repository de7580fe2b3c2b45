import type { Answer } from '@liftoff/contract/core/endpoint';
import type { compPoints } from '@liftoff/contract/points';
import type { CompType } from '@liftoff/contract/points-entities';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { refuse, Undone, type CallOf, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
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

type Exchanged = Answer<typeof compPoints.exchangeMoney>;

/** The parts of the platform that an exchange works with. */
export interface ShopParts {
  readonly platform: Platform;
  readonly points: Points;
  readonly giver: Giver<ShopReward['type']>;
  readonly marketAllows: MarketAllows;
  /** The types of cards whose rewards can be given. */
  readonly sold: ReadonlySet<CompType>;
}

/**
 * Exchanges points for what a card gives, in one transaction with the reward. The card must be the version that the
 * player was shown, otherwise nothing happens and the current one is returned [PX-75]. A player who has turned bonuses
 * off has to turn them on first [PSHOP-012].
 */
export async function exchangePoints(
  { platform, ...parts }: ShopParts,
  asked: Asked,
  { player: { id: playerId }, country, idempotencyKey: key }: CallOf<'player'>,
): Promise<Exchanged | Refused> {
  const { db, deps } = platform;
  const write = { owner: `player:${playerId}`, call: 'exchange', key, input: asked };
  return await withIdempotency(db, deps, write, async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (player === null) return refuse('unauthenticated');
    const barred = await protectedFromGifts(tx, { playerId, country, now: deps.now() });
    if (barred !== null) return barred;
    if (!player.can_issue_bonuses) return refuse('forbidden');
    const wanted = await wantedBy(tx, parts.sold, player, asked);
    if ('refused' in wanted) return wanted;
    const { reward, price } = wanted;
    const giving = await parts.giver.give(tx, playerId, reward, {
      reference: `${asked.group}:${deps.id()}`,
      price: async cause => {
        const spent = await parts.points.spend(tx, playerId, price, cause);
        if (spent !== 'posted') throw new Undone(refuse('not_enough_points'));
      },
    });
    if (giving.outcome === 'denied') return refuse('forbidden');
    return { points: pointsView(await parts.points.balance(tx, playerId)), reward: giving.given.reward };
  });
}

/** The reward and its price in points, or why there is none. */
async function wantedBy(
  tx: Tx,
  sold: ReadonlySet<CompType>,
  player: PlayerRow,
  asked: Asked,
): Promise<{ reward: ShopReward; price: bigint } | Refused> {
  const { type, group, version } = asked;
  if (!sold.has(type)) return refuse('not_found');
  const found = (await cardsOf(tx, type)).find(card => card.group === group);
  if (found === undefined) return refuse('not_found');
  const cost = priceOf(found.card, player.currency);
  if (cost === null) return refuse('not_found');
  if (found.version !== version) {
    const card = cardView(found, { currency: player.currency, locale: player.language });
    return { ...refuse('rate_changed'), ...(card === null ? {} : { card }) };
  }
  const reward = asked.points % cost === 0 ? rewardOf(found.card, player.currency, asked.points / cost) : null;
  if (reward === null) return refuse('invalid', { points: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  return { reward, price: BigInt(asked.points) };
}
