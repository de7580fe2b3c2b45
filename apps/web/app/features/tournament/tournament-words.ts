import { useTranslations } from 'use-intl';
import { useSite } from '../../shared/site/site.ts';
import { prizeAt, type ShownPrize, type TournamentData } from './tournament-data.ts';

/** Texts about a tournament that several parts of its pages show. */
export function useTournamentWords() {
  const t = useTranslations('tournaments');
  const { locale } = useSite();
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  const prize = ({ money, points, group }: ShownPrize): string =>
    [money, points > 0 ? t('points', { count: points }) : null, group ? t('membership') : null]
      .filter(text => text !== null)
      .join(' + ');
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
    moment: (at: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
        new Date(at),
      ),
    entry: ({ entry, costPoints }: TournamentData): string => {
      if (entry === 'automatic') return t('automatic');
      return entry === 'points' ? t('points', { count: costPoints }) : t('free');
    },
    strategy: ({ strategy, currency }: TournamentData): string =>
      strategy === 'bet_sum' ? t('bet_sum', { currency }) : t(strategy),
  };
}
