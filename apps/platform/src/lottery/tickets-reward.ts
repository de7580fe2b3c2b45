import type { Deps } from '../core/deps.ts';
import type { RewardKind } from '../reward/reward-kind.ts';
import { issueTickets } from './issue-tickets.ts';
import { findLottery, isOnSale, lockedLottery } from './lottery-rows.ts';

/**
 * Gives tickets of a lottery, named by its id or slug. They count towards no maximum, because the giver decides how
 * many there are. Throws if the lottery is not on sale, so that the giving is rolled back.
 */
export const ticketsReward =
  (deps: Deps): RewardKind<'tickets'> =>
  async (tx, { playerId, reward, cause }) => {
    const found = await findLottery(tx, reward.lottery_id);
    const lottery = found && (await lockedLottery(tx, found.id));
    const now = deps.now();
    if (!lottery || !isOnSale(lottery, now))
      throw new Error(`The tickets of ${cause} are of lottery ${reward.lottery_id}, which is not on sale`);
    const issued = { playerId, count: reward.tickets_count, source: 'given', now, newHolder: deps.id() } as const;
    await issueTickets(tx, lottery, issued);
  };
