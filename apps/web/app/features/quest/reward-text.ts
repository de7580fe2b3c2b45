import type { Reward } from '@liftoff/contract/reward';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';

/** Returns a function that names a reward in the page's language. */
export function useRewardText(): (reward: Reward) => string {
  const t = useTranslations('quests.rewards');
  const money = useMoneyText();
  return reward => {
    if (reward.type === 'points') return t('points', { count: reward.points });
    if (reward.type === 'freespins') return t('freespins', { count: reward.freespins_count });
    if (reward.type === 'tickets') return t('tickets', { count: reward.tickets_count });
    if (reward.type === 'money' || reward.type === 'bonus')
      return t(reward.type, { amount: money.of(reward.amount_cents, reward.currency) });
    return t(reward.type);
  };
}
