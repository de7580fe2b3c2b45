import { useEffect, useState } from 'react';
import { useSite } from '../../shared/site/site.ts';

const secondMs = 1_000;

/** Splits a duration into days, hours, minutes and seconds. Never negative [PTOUR-013]. */
export function countdownParts(leftMs: number): { days: number; hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(0, Math.floor(leftMs / secondMs));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The time until the draw, counted in the browser from the moment at which the server rendered the page. */
export function DrawCountdown({ until, now }: { until: number; now: number }) {
  const { locale } = useSite();
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    const since = performance.now();
    const ticking = setInterval(() => setPassedMs(performance.now() - since), secondMs);
    return () => clearInterval(ticking);
  }, []);
  const parts = countdownParts(until - now - passedMs);
  const text = (value: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'narrow',
      minimumIntegerDigits: unit === 'day' ? 1 : 2,
    }).format(value);
  return (
    <p className="lottery-hero__countdown numeric" role="timer">
      <span>{text(parts.days, 'day')}</span>
      <span>{text(parts.hours, 'hour')}</span>
      <span>{text(parts.minutes, 'minute')}</span>
      <span>{text(parts.seconds, 'second')}</span>
    </p>
  );
}
