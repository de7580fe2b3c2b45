import type { Reward } from '@liftoff/contract/reward';
import { useTranslations } from 'use-intl';

/** A reward whose amount of money, if it has one, is already formatted. */
export type NamedReward =
  | Exclude<Reward, { type: 'money' | 'bonus' }>
  | { readonly type: 'money' | 'bonus'; readonly amount: string };

/** Returns a function that names a reward in the page's language. */
export function useRewardName(): (reward: NamedReward) => string {
  const t = useTranslations('rewards');
  return reward => {
    if (reward.type === 'points') return t('points', { count: reward.points });
    if (reward.type === 'freespins') return t('freespins', { count: reward.freespins_count });
    if (reward.type === 'tickets') return t('tickets', { count: reward.tickets_count });
    if (reward.type === 'money' || reward.type === 'bonus') return t(reward.type, { amount: reward.amount });
    return t(reward.type);
  };
}
