import { useTranslations } from 'use-intl';
import { pocketOf } from './spots.ts';

/** The last numbers of the wheel, newest first. They say nothing about the next. */
export function PastNumbers({ past }: { past: readonly number[] }) {
  const t = useTranslations('roulette');
  return (
    <ol className="rh num" aria-label={t('past')}>
      {past.slice(0, 12).map((number, index) => (
        <li key={past.length - index} className={`k-${pocketOf(number)}${index === 0 ? ' now' : ''}`}>
          {number}
        </li>
      ))}
    </ol>
  );
}
