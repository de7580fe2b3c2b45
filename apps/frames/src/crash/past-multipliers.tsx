import { useFormatter, useTranslations } from 'use-intl';

/** Above this the number is set in Starlight: rare enough to note, nothing to expect from. */
const highHundredths = 400;

/** Where the last flights of this game ended, newest first; each was drawn on its own. */
export function PastMultipliers({ past }: { past: readonly number[] }) {
  const t = useTranslations('crash');
  const format = useFormatter();
  if (past.length === 0) return null;
  return (
    <ol className="past num" aria-label={t('past')}>
      {past.slice(0, 10).map((value, index) => (
        <li key={`${past.length - index}`} className={value > highHundredths ? 'hi' : ''}>
          {t('times', {
            times: format.number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          })}
        </li>
      ))}
    </ol>
  );
}
