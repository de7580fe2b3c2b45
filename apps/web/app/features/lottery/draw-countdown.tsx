import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { useServerNow } from '../../shared/parts/server-now.ts';
import { useSite } from '../../shared/site/site.ts';

/** The time until the draw. `now` is the server's time when it rendered the page. */
export function DrawCountdown({ until, now }: { until: number; now: number }) {
  const { locale } = useSite();
  const { days, hours, minutes, seconds } = timeLeft(until - useServerNow(now));
  const text = (value: string, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'narrow',
      minimumIntegerDigits: unit === 'day' ? 1 : 2,
    }).format(Number(value));
  return (
    <p className="lottery-hero__countdown numeric" role="timer">
      <span>{text(days, 'day')}</span>
      <span>{text(hours, 'hour')}</span>
      <span>{text(minutes, 'minute')}</span>
      <span>{text(seconds, 'second')}</span>
    </p>
  );
}
