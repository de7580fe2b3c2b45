import { colourOf } from '@liftoff/rules/game/engines/roulette/roulette-spots';
import { useTranslations } from 'use-intl';

/** The latest numbers, newest first. */
export function PastNumbers({ past }: { past: readonly number[] }) {
  const t = useTranslations('roulette');
  return (
    <ol className="rh num" aria-label={t('past')}>
      {past.slice(0, 12).map((number, index) => (
        <li key={past.length - index} className={`k-${colourOf(number)}${index === 0 ? ' now' : ''}`}>
          {number}
        </li>
      ))}
    </ol>
  );
}
