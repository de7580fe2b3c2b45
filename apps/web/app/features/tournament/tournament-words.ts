import { subunitsToUnit } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useTranslations } from 'use-intl';
import { useRewardName } from '../../shared/money/reward-name.ts';
import { useSite } from '../../shared/site/site.ts';
import { prizeAt, type PrizeRow, type TournamentData } from './tournament-data.ts';

/** Texts about a tournament that several parts of its pages show. */
export function useTournamentWords() {
  const t = useTranslations('tournaments');
  const { locale } = useSite();
  const nameOf = useRewardName();
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  const oneUnit = (currency: string) => formatMoney(subunitsToUnit(currency), currency, locale, { whole: true });
  const prize = ({ rewards }: Pick<PrizeRow, 'rewards'>): string =>
    rewards.map(reward => (reward.type === 'money' ? reward.amount : nameOf(reward))).join(' + ');
  return {
    t,
    points: number,
    prize,
    prizeOf: (tournament: TournamentData, place: number): string | null => {
      const row = prizeAt(tournament, place);
      return row === null ? null : prize(row);
    },
    day: (moment: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(moment)),
    entry: ({ entry, costPoints }: TournamentData): string => {
      if (entry === 'automatic') return t('automatic');
      return entry === 'points' ? t('points', { count: costPoints }) : t('free');
    },
    strategy: ({ strategy, currency }: TournamentData): string =>
      strategy === 'bet_sum' ? t('bet_sum', { amount: oneUnit(currency) }) : t(strategy),
  };
}
