import type { BoxSegment, BoxWait } from '@liftoff/contract/lootbox-entities';
import type { RewardOf } from '@liftoff/contract/reward';
import { amountIn } from '@liftoff/rules/lootbox/prize-table';
import type { PlayerRow } from '../account/player-row.ts';
import type { Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import type { Giver } from '../reward/rewards.ts';
import { lockBox, moveBox } from './box-rows.ts';
import { givenTypes, type PrizeType } from './lootbox-config.ts';

/** What boxes need from other modules. The wiring passes it in. */
export interface PrizeParts {
  readonly giver: Giver<PrizeType>;
  /** Whether the offer of a bonus or of free spins is available to the player now. */
  readonly isOfferAvailable: (sql: Sql, playerId: number, reward: RewardOf<'bonus' | 'freespins'>) => Promise<boolean>;
  /** Why the player may open nothing: the protection that also stops play and deposits. `null` if nothing does. */
  readonly protectedFrom: (
    sql: Sql,
    opening: { playerId: number; country: string | null; now: Date },
  ) => Promise<Refused | null>;
}

/** The reward of a segment in the player's currency, or in euros if the table has no amount in it. */
export function rewardOf({ prize }: BoxSegment, { currency }: PlayerRow): RewardOf<PrizeType> {
  if (prize.type === 'money') return { type: 'money', ...amountIn(prize.amounts, currency) };
  if (prize.type === 'bonus') return { type: 'bonus', offer: prize.offer, ...amountIn(prize.amounts, currency) };
  return prize;
}

/** Whether a player may have prizes at all. Points have no condition of their own, so they stand for every prize. */
export const mayHaveAnyPrize = (sql: Sql, { giver }: Pick<PrizeParts, 'giver'>, playerId: number): Promise<boolean> =>
  giver.mayHave(sql, playerId, 'points');

/**
 * Makes a function that tells why a box with these segments cannot be opened now: it could draw a prize that the player
 * cannot be given [PX-77]. The function returns `null` for a box that can be opened. Makes none for a player who may have
 * no rewards at all, and who therefore sees no boxes [PX-07].
 */
export async function waitingBoxes(
  sql: Sql,
  { giver, isOfferAvailable }: PrizeParts,
  player: PlayerRow,
): Promise<((segments: readonly BoxSegment[]) => Promise<BoxWait | null>) | null> {
  const playerId = Number(player.id);
  if (!(await mayHaveAnyPrize(sql, { giver }, playerId))) return null;
  const can = new Set<PrizeType>();
  for (const type of givenTypes) if (await giver.mayHave(sql, playerId, type)) can.add(type);
  return async segments => {
    for (const segment of segments.filter(({ weight }) => weight > 0)) {
      const reward = rewardOf(segment, player);
      const isOffer = reward.type === 'bonus' || reward.type === 'freespins';
      if (isOffer && !player.can_issue_bonuses) return 'bonuses_off';
      if (!can.has(reward.type)) return 'prize_paused';
      if (isOffer && !(await isOfferAvailable(sql, playerId, reward))) return 'prize_paused';
    }
    return null;
  };
}

/** Registers the job that expires overdue boxes. */
export function registerBoxJobs({ db, deps, jobs }: Platform): void {
  jobs.every('lootbox:expire', 1_000, async () => {
    const overdue = await db.query<{ id: string }>(
      `SELECT id FROM lootboxes WHERE stage = 'issued' AND valid_until <= $1 ORDER BY valid_until, id`,
      [deps.now()],
    );
    await eachAlone(deps, overdue, ({ id }) => db.transaction(tx => expire(tx, id, deps.now())));
  });
}

/** Expires a box, unless it was opened or taken back meanwhile. */
async function expire(tx: Tx, id: string, now: Date): Promise<void> {
  const row = await lockBox(tx, id);
  if (row?.stage === 'issued') await moveBox(tx, row, 'expired', now);
}
