import { colourOf } from '@liftoff/rules/game/engines/roulette/roulette-spots';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Pending } from '../../bar/pending.tsx';
import { PastNumbers } from './past-numbers.tsx';
import { Wheel, type WheelMotion } from './wheel.tsx';

/** The upper part of the table: the wheel, the number in large, what is going on, and the last numbers. */
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
  /** The wheel is a small cut of itself, upright, and turns elsewhere. */
  compact: boolean;
  number: number | null;
  /** The ball runs: the large number waits. */
  busy: boolean;
  /** Seconds left to bet at a live table. */
  ring: ReactNode;
  title: string;
  /** What a screen reader is told when it changes: phases and results, not what the pointer is over. */
  announced: string;
  children: ReactNode;
  past: readonly number[];
  /** On a phone: balance and the way to the sheets. */
  corner: ReactNode;
}) {
  const t = useTranslations('roulette');
  return (
    <div className="rtop">
      <div className="rwheel">
        <Wheel
          motion={compact && motion.state !== 'rest' ? { state: 'rest', number: past[0] ?? null } : motion}
          upright={compact}
        />
      </div>
      <div className="rres num">
        {corner}
        <div className="rres__st">
          {ring ?? (
            <b className={`rnum ${busy || number === null ? 'k-w' : `k-${colourOf(number)}`}`} aria-hidden="true">
              {busy ? <Pending>{null}</Pending> : (number ?? '–')}
            </b>
          )}
          <div>
            <h2 className="h2">{title}</h2>
            <p className="small">{children}</p>
          </div>
          <p className="vh" role="status">
            {announced}
          </p>
        </div>
        {past.length === 0 ? <p className="cap rres__none">{t('noPast')}</p> : <PastNumbers past={past} />}
      </div>
    </div>
  );
}
