import type { Lottery } from '@liftoff/contract/lottery';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { useSite } from '../../shared/site/site.ts';

/** Texts about a lottery in the page's language. */
export function useLotteryTexts() {
  const t = useTranslations('lotteries');
  const { locale } = useSite();
  const money = useMoneyText();
  const { moment } = useMomentText();
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    moment,
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        share,
      ),
    /** The ways to get tickets, each as a sentence. */
    ways: ({ price_points, max_per_player: max, earning }: Lottery): readonly string[] => {
      const amounts = earning && list.format(earning.per.map(per => money.of(per.amount_cents, per.currency)));
      return [
        ...(price_points === null ? [] : [t('price', { points: price_points, max })]),
        ...(earning && amounts ? [t(earning.by === 'deposit' ? 'byDeposit' : 'byStake', { amounts, max })] : []),
      ];
    },
  };
}
