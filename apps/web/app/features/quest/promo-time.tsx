import type { Promo } from '@liftoff/contract/tournament';
import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Badge } from '@liftoff/ui/badge';
import { ClockIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useSite } from '../../shared/site/site.ts';

/** Formats the day of a moment, in UTC. */
export const dayText = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** When a promotion ends, starts or has ended, as of the moment `now`. */
export function PromoTime({ promo, now }: { promo: Pick<Promo, 'status' | 'start_at' | 'end_at'>; now: number }) {
  const t = useTranslations('quests');
  const { locale } = useSite();
  if (promo.status === 'archive')
    return <Badge icon={ClockIcon}>{t('ended', { date: dayText(promo.end_at, locale) })}</Badge>;
  const isFuture = promo.status === 'future';
  const { days, hours, minutes } = timeLeft(Date.parse(isFuture ? promo.start_at : promo.end_at) - now);
  const time = days === '0' ? t('hoursLeft', { hours, minutes }) : t('timeLeft', { days, hours });
  return <Badge icon={ClockIcon}>{t(isFuture ? 'startsIn' : 'endsIn', { time })}</Badge>;
}
