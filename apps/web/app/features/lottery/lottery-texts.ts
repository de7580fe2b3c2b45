import type { Lottery } from '@liftoff/contract/lottery';
import type { Reward } from '@liftoff/contract/reward';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useSite } from '../../shared/site/site.ts';

/** Texts about a lottery in the page's language. Times are in UTC, so that server and browser agree. */
export function useLotteryTexts() {
  const t = useTranslations('lotteries');
  const { locale } = useSite();
  const money = useMoneyText();
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    moment: (at: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
        // A name of the zone, because the reader may live in another.
      }).format(new Date(at)) + ' UTC',
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        share,
      ),
    reward: (reward: Reward) => {
      if (reward.type === 'points') return t('rewards.points', { count: reward.points });
      if (reward.type === 'money')
        return t('rewards.money', { amount: money.of(reward.amount_cents, reward.currency) });
      return t('rewards.other');
    },
    /** How tickets are had: each way as a sentence. */
    ways: ({ price_points, max_per_player: max, earning }: Lottery): readonly string[] => {
      const amounts = earning && list.format(earning.per.map(per => money.of(per.amount_cents, per.currency)));
      return [
        ...(price_points === null ? [] : [t('price', { points: price_points, max })]),
        ...(earning && amounts ? [t(earning.by === 'deposit' ? 'byDeposit' : 'byStake', { amounts, max })] : []),
      ];
    },
  };
}

/** Number of tickets that win. */
export const prizeCountOf = ({ prizes }: Pick<Lottery, 'prizes'>): number =>
  prizes.reduce((sum, { count }) => sum + count, 0);
