import type { Reward } from '@liftoff/contract/reward';
import { minor } from '@liftoff/rules/money/money';
import { useMoneyText } from './money-text.ts';
import { useRewardName } from './reward-name.ts';

/** Returns a function that names a reward, with its amount of money formatted in the page's locale. */
export function useRewardText(): (reward: Reward) => string {
  const nameOf = useRewardName();
  const money = useMoneyText();
  return reward =>
    nameOf(
      reward.type === 'money' || reward.type === 'bonus'
        ? { type: reward.type, amount: money.whole(minor(reward.amount_cents), reward.currency) }
        : reward,
    );
}
