import { useFormatter, useTranslations } from 'use-intl';

/**
 * The final multipliers of this game's latest flights, newest first. Each was drawn independently, and none is styled
 * as a win: a final multiplier says nothing about what the flight paid [C22].
 */
export function PastMultipliers({ past }: { past: readonly number[] }) {
  const t = useTranslations('crash');
  const format = useFormatter();
  if (past.length === 0) return null;
  return (
    <ol className="past numeric" aria-label={t('past')}>
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
