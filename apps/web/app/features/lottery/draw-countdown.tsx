import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Timer } from '@liftoff/ui/timer';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../shared/parts/server-now.ts';
import { useSite } from '../../shared/site/site.ts';

/** Time between two looks for the result once the draw is due. */
const lookAgainMs = 10_000;

/**
 * The time until the draw. Once it is due, the page loads again until the result is there. `now` is the server's time
 * when it rendered the page.
 */
export function DrawCountdown({ until, now }: { until: number; now: number }) {
  const t = useTranslations('lotteries');
  const { locale } = useSite();
  const { revalidate } = useRevalidator();
  const left = until - useServerNow(now);
  const isDue = left <= 0;
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isDue) return undefined;
    const looking = setInterval(look, lookAgainMs);
    return () => clearInterval(looking);
  }, [isDue]);
  const { days, hours, minutes, seconds } = timeLeft(left);
  const cell = (value: string, unit: 'day' | 'hour' | 'minute' | 'second') => {
    const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(+value);
    return { value, unit: parts.find(({ type }) => type === 'unit')?.value ?? unit };
  };
  const cells = [cell(days, 'day'), cell(hours, 'hour'), cell(minutes, 'minute'), cell(seconds, 'second')];
  return <Timer label={t('drawnIn')} cells={cells} />;
}
