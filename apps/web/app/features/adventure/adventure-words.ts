import type { Adventure, AdventureDay } from '@liftoff/contract/adventure';
import { readAdventureDay, startOfDay } from '@liftoff/rules/adventure/adventure-day';
import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { useTranslations } from 'use-intl';
import { useRewardText } from '../../shared/money/reward-text.ts';
import box from '../../shared/points/pictures/box.svg';
import spins from '../../shared/points/pictures/spins.svg';
import star from '../../shared/points/pictures/star.svg';
import { useSite } from '../../shared/site/site.ts';

const pictures = { fs: spins, bonus: box, superPrize: star } as const;

/** The picture of a day's prize. */
export const pictureOf = ({ prize }: Pick<AdventureDay, 'prize'>): string => pictures[prize.type];

const momentOf = (day: string): Date => startOfDay(readAdventureDay(day));

/** Texts about the days of an adventure in the page's language. Days are days in UTC. */
export function useAdventureWords() {
  const t = useTranslations('adventure');
  const { locale } = useSite();
  const nameOf = useRewardText();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return {
    /** `Fri 21`. */
    short: (day: string) => format({ weekday: 'short', day: 'numeric' }).format(momentOf(day)),
    weekday: (day: string) => format({ weekday: 'short' }).format(momentOf(day)),
    date: (day: string) => format({ day: 'numeric' }).format(momentOf(day)),
    /** `Friday, November 21`. */
    long: (day: string) => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(momentOf(day)),
    /** `November 21`. */
    dayAndMonth: (day: string) => format({ day: 'numeric', month: 'long' }).format(momentOf(day)),
    month: (day: string) => format({ month: 'long' }).format(momentOf(day)),
    range: ({ days }: Adventure) =>
      format({ day: 'numeric', month: 'long' })
        .formatRange(momentOf(days.at(0)?.day ?? ''), momentOf(days.at(-1)?.day ?? ''))
        // Node and browsers put different spaces around the dash, which React reports as a mismatch.
        .replaceAll(/\s/g, ' '),
    gift: ({ prize }: Pick<AdventureDay, 'prize'>) => nameOf(prize.reward),
    /** The time until a timer ends: days and hours, or the time to the second within a day. */
    left: (ms: number) => {
      const { days, hours, minutes, seconds } = timeLeft(ms);
      return days === '0' ? `${hours}:${minutes}:${seconds}` : t('timeLeft', { days, hours });
    },
  };
}
