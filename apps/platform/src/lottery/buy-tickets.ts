import { playerById } from '../account/player-row.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { protectedFromGifts } from '../limits/protected-from-gifts.ts';
import { heldTickets, issueTickets } from './issue-tickets.ts';
import { isOnSale, lockedLottery } from './lottery-rows.ts';
import type { MayHaveTickets } from './earn-tickets.ts';

/** Spends points of a player once per cause, as `points/points.ts` does. */
export type SpendPoints = (
  tx: Tx,
  playerId: number,
  points: bigint,
  cause: string,
) => Promise<'posted' | 'duplicate' | 'not_enough_points'>;

export interface Purchase {
  readonly playerId: number;
  readonly lotteryId: string;
  readonly count: number;
  /** Points for a ticket where a card of the shop has its own price; otherwise the lottery's price. */
  readonly price?: number;
  /** Country of the call; `null` if unknown. */
  readonly country: string | null;
}

/** Buys tickets with points in the caller's transaction, all or none. Locks the player, the lottery and the points. */
export async function buyTickets(
  tx: Tx,
  { deps, mayHave, spend }: Pick<Platform, 'deps'> & { mayHave: MayHaveTickets; spend: SpendPoints },
  { playerId, lotteryId, count, price: cardPrice, country }: Purchase,
): Promise<Refused | null> {
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (player === null) return refuse('unauthenticated');
  const now = deps.now();
  const barred = await protectedFromGifts(tx, { playerId, country, now });
  if (barred !== null) return barred;
  if (!(await mayHave(tx, playerId))) return refuse('forbidden');
  const lottery = await lockedLottery(tx, lotteryId);
  if (lottery === null || !isOnSale(lottery, now)) return refuse('not_found');
  const { price_points: own, max_per_player: max } = lottery.terms;
  const price = own === null ? null : (cardPrice ?? own);
  const { held } = await heldTickets(tx, lottery.id, playerId);
  if (price === null || held + count > max) return refuse('invalid', { count: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const cause = `lottery:${lottery.id}:bought:${lottery.next_number}`;
  if ((await spend(tx, playerId, BigInt(price) * BigInt(count), cause)) !== 'posted') return refuse('not_enough_money');
  await issueTickets(tx, lottery, { playerId, count, source: 'bought', points: price, now, newHolder: deps.id() });
  return null;
}
