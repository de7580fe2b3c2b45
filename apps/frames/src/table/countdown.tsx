import { useTranslations } from 'use-intl';

const circumference = 2 * Math.PI * 38;

/**
 * Seconds left for betting, as a ring that empties. It is not announced every second; screen readers announce the
 * phase change instead.
 */
export function Countdown({ left, of }: { left: number; of: number }) {
  const t = useTranslations('roulette');
  const share = of > 0 ? Math.min(1, left / of) : 0;
  return (
    <span className="ring numeric" role="timer" aria-label={t('secondsLeft', { seconds: left })}>
      <svg viewBox="0 0 84 84" aria-hidden="true">
        <circle cx="42" cy="42" r="38" className="ring__ground" />
        <circle
          cx="42"
          cy="42"
          r="38"
          className="ring__left"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
        />
      </svg>
      <b>{left}</b>
    </span>
  );
}
