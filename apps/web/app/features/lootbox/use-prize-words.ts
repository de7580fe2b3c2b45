import type { BoxItem } from '@liftoff/contract/lootbox-entities';
import { amountIn, chancesOf } from '@liftoff/rules/lootbox/prize-table';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useTranslations } from 'use-intl';
import { useSite } from '../../shared/site/site.ts';

/** Returns functions that put prizes and chances into words, with amounts in a currency. */
export function usePrizeWords(currency: string) {
  const t = useTranslations('lootbox.prize');
  const { locale } = useSite();
  const moneyOf = (amounts: Parameters<typeof amountIn<{ currency: string; amount_cents: number | string }>>[0]) => {
    const { currency: in_, amount_cents: cents } = amountIn(amounts, currency);
    return formatMoney(minor(cents), in_, locale, { whole: true });
  };
  // Two decimals, so that the listed chances add up to 100 %, and more for a chance that would read as 0 %.
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const tiny = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 1 });
  const chanceText = (chance: number) => (chance > 0 && chance < 0.0001 ? tiny : percent).format(chance);
  return {
    name: ({ reward }: BoxItem): string => {
      if (reward.type === 'freespins') return t('freespins', { count: reward.freespins_count });
      if (reward.type === 'points') return t('points', { count: reward.points });
      if (reward.type === 'group') return t('group', { group: reward.group });
      return t(reward.type, { amount: moneyOf(reward.amounts) });
    },
    /** The shortest form, for a field of the wheel. */
    short: ({ reward }: BoxItem): string => {
      if (reward.type === 'freespins') return t('freespinsShort', { count: reward.freespins_count });
      if (reward.type === 'points') return t('pointsShort', { count: reward.points });
      return reward.type === 'group' ? t('groupShort') : moneyOf(reward.amounts);
    },
    /** The chances of the items, from the weights that draw [PX-08]. A possible prize never reads as 0 %. */
    chances: (items: readonly BoxItem[]): string[] => chancesOf(items).map(chanceText),
    /** Wagering and maximum win of a prize; `null` if it has no terms. */
    terms: ({ reward, bonuses: [bonus] }: BoxItem): { wagering: string; maxWin: string } | null => {
      const result = bonus?.result_bonus;
      if (!result) return null;
      const wagering = t(reward.type === 'freespins' ? 'wagerWin' : 'wagerBonus', { wager: result.wager });
      return { wagering, maxWin: moneyOf(result.max_win) };
    },
  };
}
