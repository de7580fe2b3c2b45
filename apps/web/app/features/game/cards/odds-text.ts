import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import type { GameFacts } from '@liftoff/contract/game/game';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';

const million = 1_000_000;

/** Formats the figures from a game's mathematics: rates as "1 in N", percentages with two decimals. */
export function useOddsText() {
  const t = useTranslations('game.about');
  const { locale } = useSite();
  const number = (value: number, options: Intl.NumberFormatOptions) => value.toLocaleString(locale, options);
  const count = (value: number): string => {
    if (value >= million)
      return number(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 });
    return number(value, { maximumFractionDigits: value < 100 ? 1 : 0 });
  };
  return {
    rate: (value: number) => t('rate', { count: count(value) }),
    times: (value: number) => t('times', { times: number(value, { maximumFractionDigits: 2 }) }),
    percent: (value: number) =>
      t('percent', { value: number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) }),
    stakes: ({ min_stake_cents: min, max_stake_cents: max, currency }: GameFacts): string | null => {
      if (min === null || max === null || currency === null) return null;
      const money = (amount: typeof min) => formatMoney(minor(amount), currency, locale, { whole: true });
      return t('range', { min: money(min), max: money(max) });
    },
  };
}
