import { useFormatter, useTranslations } from 'use-intl';

/**
 * Where the last flights of this game ended, newest first; each was drawn on its own, and none looks like a win: where a
 * flight ended says nothing of what it gave [C22].
 */
export function PastMultipliers({ past }: { past: readonly number[] }) {
  const t = useTranslations('crash');
  const format = useFormatter();
  if (past.length === 0) return null;
  return (
    <ol className="past num" aria-label={t('past')}>
      {past.slice(0, 10).map((value, index) => (
        <li key={`${past.length - index}`}>
          {t('times', {
            times: format.number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          })}
        </li>
      ))}
    </ol>
  );
}
