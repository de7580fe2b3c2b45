import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Timer } from '@liftoff/ui/timer';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../shared/parts/server-now.ts';
import { useSite } from '../../shared/site/site.ts';

/** The time until the draw. `now` is the server's time when it rendered the page. */
export function DrawCountdown({ until, now }: { until: number; now: number }) {
  const t = useTranslations('lotteries');
  const { locale } = useSite();
  const { days, hours, minutes, seconds } = timeLeft(until - useServerNow(now));
  const cell = (value: string, unit: 'day' | 'hour' | 'minute' | 'second') => {
    const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(+value);
    return { value, unit: parts.find(({ type }) => type === 'unit')?.value ?? unit };
  };
  const cells = [cell(days, 'day'), cell(hours, 'hour'), cell(minutes, 'minute'), cell(seconds, 'second')];
  return <Timer label={t('drawnIn')} cells={cells} />;
}
