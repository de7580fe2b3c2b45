import type { CompCard } from '@liftoff/contract/points-entities';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { useSite } from '../site/site.ts';

/** Names of what points buy, in the page's language. */
export function useRewardWords() {
  const t = useTranslations('points.card');
  const { locale } = useSite();
  const money = (amount: bigint, currency: string) => formatMoney(amount, currency, locale, { whole: true });
  return {
    /** What a number of a card's items gives: “€20 cash”, “100 free spins”. */
    ofCard: (card: CompCard, count = 1): string => {
      const { amount_cents: cents, currency } = card.rate;
      if (card.type === 'money' && cents !== undefined && currency !== undefined)
        return t('money', { amount: money(minor(cents) * BigInt(count), currency) });
      if (card.type === 'freespins') return t('freespins', { count: (card.freespins_count ?? 0) * count });
      return count === 1 ? card.title : t('several', { count, title: card.title });
    },
    /** The wagering of a card in a few words. */
    wager: (card: CompCard): string =>
      card.wager === null || card.wager === 0 ? t('noWager') : t('wager', { wager: card.wager }),
  };
}
