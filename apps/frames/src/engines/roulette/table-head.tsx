import { colourOf } from '@liftoff/rules/game/engines/roulette/roulette-spots';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Pending } from '../../bar/pending.tsx';
import { Wheel, type WheelMotion } from './wheel.tsx';

/** The latest numbers, newest first. */
function PastNumbers({ past }: { past: readonly number[] }) {
  const t = useTranslations('roulette');
  return (
    <ol className="past-numbers numeric" aria-label={t('past')}>
      {past.slice(0, 12).map((number, index) => (
        <li key={past.length - index} className={`is-${colourOf(number)}${index === 0 ? ' is-now' : ''}`}>
          {number}
        </li>
      ))}
    </ol>
  );
}

/**
 * The upper part of the table: the wheel, the number in large figures, the current status, and the latest numbers.
 */
export function TableHead({
  motion,
  compact,
  number,
  busy,
  ring,
  title,
  announced,
  children,
  past,
  corner,
}: {
  motion: WheelMotion;
  /** Whether only a small upright section of the wheel is shown here, while the turning wheel is shown elsewhere. */
  compact: boolean;
  number: number | null;
  /** Whether the ball is running. The large number is then hidden. */
  busy: boolean;
  /** The ring with the seconds left for betting at a live table. */
  ring: ReactNode;
  title: string;
  /** Text announced by screen readers when it changes: phases and results, but not the pointed spot. */
  announced: string;
  children: ReactNode;
  past: readonly number[];
  /** The balance and the sheet button; only on a phone. */
  corner: ReactNode;
}) {
  const t = useTranslations('roulette');
  return (
    <div className="table-head">
      <div className="table-head__wheel">
        <Wheel
          motion={compact && motion.state !== 'rest' ? { state: 'rest', number: past[0] ?? null } : motion}
          upright={compact}
        />
      </div>
      <div className="roulette-result numeric">
        {corner}
        <div className="roulette-result__status">
          {ring ?? (
            <b
              className={`winning-number ${busy || number === null ? 'is-blank' : `is-${colourOf(number)}`}`}
              aria-hidden="true"
            >
              {busy ? <Pending>{null}</Pending> : (number ?? '–')}
            </b>
          )}
          <div>
            <h2 className="heading-2">{title}</h2>
            <p className="small">{children}</p>
          </div>
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </div>
        {past.length === 0 ? (
          // The wheel, enlarged over the table while it turns, would cut this line.
          <p className="caption roulette-result__none">{busy && compact ? '\u00a0' : t('noPast')}</p>
        ) : (
          <PastNumbers past={past} />
        )}
      </div>
    </div>
  );
}
